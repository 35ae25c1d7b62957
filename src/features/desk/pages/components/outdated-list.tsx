import { useState } from "react";
import { LiveMessage } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { DeskLink } from "../../components/desk-link";
import { DeskRow, DeskRows, DeskSheet, DeskSmall } from "../../components/desk-sheet";
import { fieldHref } from "../../page-url";
import type { OutdatedText } from "../outdated-texts";
import type { PageDraft } from "../use-page-draft";
import { FoldArrow } from "./fold-arrow";
import { KeepTexts } from "./keep-texts";

const { outdated: words } = deskPages;

export function OutdatedRows({ texts }: { texts: readonly OutdatedText[] }) {
  return (
    <DeskRows>
      {texts.map(({ document, path, label, text, why }) => (
        <DeskRow key={`${document}.${path}`}>
          <DeskLink className="textlink text-base" href={fieldHref(document, path)}>
            {label}
          </DeskLink>
          <p className="max-w-[68ch]">{text}</p>
          <DeskSmall>{why.join(" ")}</DeskSmall>
        </DeskRow>
      ))}
    </DeskRows>
  );
}

type OutdatedListProps = {
  /** The title gets the focus after a publication. */
  titleId: string;
  draft: PageDraft;
  isOpen: boolean;
};

export function OutdatedList({ titleId, draft, isOpen }: OutdatedListProps) {
  const { page, showing } = draft;
  const { outdated } = page;
  /** The `showing` of the page without the texts that were kept. */
  const [keptAt, setKeptAt] = useState<number | null>(null);
  // Keeping texts loads the page anew, so nothing may be unpublished.
  const canKeep = !page.draft && draft.state.kind === "clean";
  const kept = (
    <LiveMessage tone="ok" className="mt-s4">
      {keptAt === showing ? words.kept : null}
    </LiveMessage>
  );
  if (outdated.length === 0) return kept;
  return (
    <>
      {kept}
      <DeskSheet className="mt-s4 py-0!">
        <details open={isOpen}>
          <summary
            id={titleId}
            className="flex min-h-13 cursor-pointer scroll-mt-40 items-center justify-between gap-4 py-s2 font-[560] text-base"
          >
            <span>{words.heading(outdated.length)}</span>
            <FoldArrow />
          </summary>
          <div className="pb-s4">
            <p className="note">{page.draft?.publishAt ? words.scheduled : words.published}</p>
            <OutdatedRows texts={outdated} />
            {canKeep ? <KeepTexts draft={draft} onKept={() => setKeptAt(showing + 1)} /> : null}
          </div>
        </details>
      </DeskSheet>
    </>
  );
}
