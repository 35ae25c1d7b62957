"use client";

import { useState } from "react";
import { LiveMessage } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { trpc } from "@/trpc/provider";
import { QuestionButton } from "../../components/desk-dialog";
import { DeskCard } from "../../components/desk-panel";
import type { PageDraft } from "../use-page-draft";
import { describeNewer } from "./draft-dialogs";
import { OutdatedRows } from "./outdated-rows";
import { publishId } from "./page-form-context";
import { FoldArrow } from "./part-fields";

const { outdated: texts } = deskPages;

type KeepTextsProps = { draft: PageDraft; onKept: () => void; onRefused: () => void };

/**
 * Publishes the live revision again. This records that the coach has checked the texts that may still be true, and
 * removes these texts from the list.
 */
function KeepTexts({ draft, onKept, onRefused }: KeepTextsProps) {
  const { page, readLive, reload } = draft;
  const { id: document, liveId } = page;
  const restore = trpc.desk.pages.restore.useMutation({ onSuccess: reload });
  const count = page.outdated.filter(({ mayBeTrue }) => mayBeTrue).length;
  // The button disappears with the texts, so the focus moves to the Publish button.
  const focusPublish = () => window.document.getElementById(publishId)?.focus();
  if (count === 0) return null;
  return (
    <div className="mt-s3">
      <p className="note">{texts.mayBeTrue(count)}</p>
      <QuestionButton
        className="text-base"
        texts={texts.question}
        mutation={restore}
        input={{ document, revision: liveId, liveId }}
        onDone={() => {
          onKept();
          // Waits until the dialog is closed.
          setTimeout(focusPublish);
        }}
        // Adds the texts that the other coach's publication has made outdated.
        onConflict={() => {
          onRefused();
          void readLive().then(focusPublish);
        }}
      >
        {texts.keep(count)}
      </QuestionButton>
    </div>
  );
}

type OutdatedListProps = {
  /** The title gets the focus after a publication. */
  titleId: string;
  draft: PageDraft;
  isOpen: boolean;
  onChoose: (path: string) => void;
};

export function OutdatedList({ titleId, draft, isOpen, onChoose }: OutdatedListProps) {
  const { page, showing, newer } = draft;
  const { outdated } = page;
  /** The value of `showing` during which the message about kept or refused texts is shown. */
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  // Keeping texts reloads the page, which must not discard unpublished changes.
  const canKeep = !page.draft && draft.state.kind === "clean";
  return (
    <>
      <LiveMessage tone="ok" className="mt-s4">
        {keptAt === showing ? texts.kept : null}
      </LiveMessage>
      <LiveMessage tone="error" className="mt-s4">
        {refusedAt === showing && newer ? `${describeNewer(newer)} ${texts.refused}` : null}
      </LiveMessage>
      {outdated.length ? (
        <DeskCard className="mt-s4 py-0!">
          <details open={isOpen}>
            <summary
              id={titleId}
              className="flex min-h-13 cursor-pointer scroll-mt-40 items-center justify-between gap-4 py-s2 font-[560] text-base"
            >
              <span>{texts.heading(outdated.length)}</span>
              <FoldArrow />
            </summary>
            <div className="pb-s4">
              <p className="note">{page.draft?.publishAt ? texts.scheduled : texts.published}</p>
              <OutdatedRows
                texts={outdated}
                // A link to the open address would change nothing, and the preview may hide the form.
                onChoose={({ document, path }) => (document === page.id ? onChoose(path) : undefined)}
              />
              {canKeep ? (
                <KeepTexts
                  draft={draft}
                  onKept={() => setKeptAt(showing + 1)}
                  onRefused={() => setRefusedAt(showing)}
                />
              ) : null}
            </div>
          </details>
        </DeskCard>
      ) : null}
    </>
  );
}
