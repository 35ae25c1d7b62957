"use client";

import { useState } from "react";
import { LiveMessage } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { DeskCard } from "../../components/desk-panel";
import type { PageDraft } from "../use-page-draft";
import { describeNewer } from "./draft-dialogs";
import { FoldArrow } from "./fold-arrow";
import { KeepTexts } from "./keep-texts";
import { OutdatedRows } from "./outdated-rows";

const { outdated: words } = deskPages;

type OutdatedListProps = {
  /** The title gets the focus after a publication. */
  titleId: string;
  draft: PageDraft;
  isOpen: boolean;
};

export function OutdatedList({ titleId, draft, isOpen }: OutdatedListProps) {
  const { page, showing, newer } = draft;
  const { outdated } = page;
  /** The value of `showing` when texts were kept or refused; the message is shown until `showing` changes. */
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  // Keeping texts reloads the page, which must not discard unpublished changes.
  const canKeep = !page.draft && draft.state.kind === "clean";
  return (
    <>
      <LiveMessage tone="ok" className="mt-s4">
        {keptAt === showing ? words.kept : null}
      </LiveMessage>
      <LiveMessage tone="error" className="mt-s4">
        {refusedAt === showing && newer ? `${describeNewer(newer)} ${words.refused}` : null}
      </LiveMessage>
      {outdated.length ? (
        <DeskCard className="mt-s4 py-0!">
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
