"use client";

import { clsx } from "clsx";
import { useSearchParams } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { desk } from "@/content/desk";
import { deskPages } from "@/content/desk-pages";
import { useRootAttribute } from "@/lib/use-root-attribute";
import { DeskHead } from "../../components/desk-head";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel } from "../../components/desk-panel";
import { fieldParameter } from "../../page-url";
import { labelAt, pageAt } from "../form-schema";
import type { DeskPage } from "../read-service";
import { type PageDraft, usePageDraft } from "../use-page-draft";
import { ConflictDialog } from "./draft-dialogs";
import { HistoryPanel } from "./history-panel";
import { OutdatedList } from "./outdated-list";
import { PageActions } from "./page-actions";
import { focusField, PageFormContext, usePageForm } from "./page-form-context";
import { PartFields } from "./part-fields";
import { type FocusedField, PreviewFrame } from "./preview-frame";

const { preview, form: texts } = deskPages;
const views = ["form", "preview"] as const;

type PageFormProps = { draft: PageDraft; onFocusField: (field: FocusedField) => void };

function PageForm({ draft, onFocusField }: PageFormProps) {
  const { isLocked } = usePageForm();
  const { schema, save } = draft;
  const { dropped } = draft.page;
  return (
    <DeskPanel title={texts.label}>
      {dropped.length ? (
        <p className="note mb-s4">
          {texts.dropped} {dropped.map((path) => labelAt(schema, path)).join(", ")}
        </p>
      ) : null}
      <form
        className="wrap-break-word print:[&_:is(details,li)]:break-inside-auto"
        method="post"
        noValidate
        autoComplete="off"
        onFocus={({ target }) => {
          if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
          const { path } = target.dataset;
          if (!path) return;
          const text = target.type === "checkbox" ? "" : target.value;
          onFocusField({ path, text, page: pageAt(schema, path) });
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className="contents" role="presentation" disabled={isLocked}>
          <PartFields schema={schema} path={[]} depth={0} />
        </fieldset>
      </form>
    </DeskPanel>
  );
}

export function PageEditor({ found }: { found: DeskPage }) {
  const draft = usePageDraft(found);
  const { page, schema, form, shown, edition, showing, theirs } = draft;
  const [view, setView] = useState<(typeof views)[number]>("form");
  const [isDeciding, setIsDeciding] = useState(true);
  const [focused, setFocused] = useState<FocusedField>({ text: "" });
  const outdatedId = useId();
  const isLocked = Boolean(page.draft?.publishAt);
  const context = { schema, problems: shown, isLocked, live: page.live, showing };
  useRootAttribute("data-editor-bar", true);
  const wanted = useSearchParams().get(fieldParameter);
  useEffect(() => {
    if (wanted) focusField(wanted);
  }, [wanted]);
  function showField(path: string) {
    setView("form");
    // Waits until the form is visible and the focus has returned from a closed dialog.
    setTimeout(() => focusField(path));
  }
  function choose(name: typeof view) {
    setView(name);
    // Scrolls to the field that had the focus last, because the page is still scrolled to the buttons above the form.
    const { path } = focused;
    if (name === "form" && view !== name && path)
      setTimeout(() =>
        document
          .querySelector(`[data-path="${CSS.escape(path)}"]`)
          ?.scrollIntoView({ block: "center", behavior: "instant" }),
      );
  }
  const shownIf = (name: typeof view) => (view === name ? undefined : "max-[68.75rem]:hidden");

  return (
    <>
      <DeskLink className="textlink text-base print:hidden" href={desk.pages.pages.href}>
        {deskPages.toList}
      </DeskLink>
      <DeskHead title={page.title} note={page.paths.join(", ")} />
      <PageActions
        draft={draft}
        outdatedId={outdatedId}
        onDecide={() => setIsDeciding(true)}
        onChoose={showField}
      />
      <OutdatedList
        titleId={outdatedId}
        draft={draft}
        isOpen={showing > 0}
        // The link to another field changes the address, and the effect above then focuses the field.
        onChoose={(path) => (path === wanted ? showField(path) : setView("form"))}
      />
      <div role="group" aria-label={preview.switch} className="mt-s3 flex min-[68.75rem]:hidden">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            className={clsx(
              "min-h-11 flex-1 border-b-2 text-base",
              view === name ? "border-gold font-[560] text-ink" : "border-dune-line text-ink-2",
            )}
            onClick={() => choose(name)}
          >
            {preview.show[name]}
          </button>
        ))}
      </div>
      <div className="mt-s5 grid grid-cols-1 gap-s5 min-[68.75rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[68.75rem]:items-start">
        <div
          className={clsx(
            "min-w-0 [&_:is(input,textarea,select,button,summary)]:scroll-mt-40",
            shownIf("form"),
          )}
        >
          <PageFormContext value={context}>
            <FormProvider {...form}>
              <PageForm draft={draft} onFocusField={setFocused} />
            </FormProvider>
          </PageFormContext>
        </div>
        <PreviewFrame
          page={page}
          edition={edition}
          focused={focused}
          isChosen={view === "preview"}
          className={clsx(
            "min-[68.75rem]:sticky min-[68.75rem]:top-[calc(var(--beta-h)+5rem)]",
            shownIf("preview"),
          )}
        />
      </div>
      <HistoryPanel draft={draft} />
      {theirs && isDeciding ? (
        <ConflictDialog draft={draft} conflict={theirs} onClose={() => setIsDeciding(false)} />
      ) : null}
    </>
  );
}
