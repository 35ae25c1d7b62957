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

type OutdatedListProps = {
  /** The title gets the focus after a publication. */
  titleId: string;
  draft: PageDraft;
  isOpen: boolean;
  onChoose: (path: string) => void;
};

export function OutdatedList({ titleId, draft, isOpen, onChoose }: OutdatedListProps) {
  const { page, showing, newer, readLive, reload } = draft;
  const { id: pageId, liveId, outdated } = page;
  // Publishes the live revision again. This records that the coach has checked the texts that may still be true, and
  // removes these texts from the list.
  const restore = trpc.desk.pages.restore.useMutation({ onSuccess: reload });
  /** The messages about kept and refused texts are shown only while `showing` has these values. */
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const count = outdated.filter(({ mayBeTrue }) => mayBeTrue).length;
  // Keeping texts reloads the page, which must not discard unpublished changes.
  const canKeep = count > 0 && !page.draft && draft.state.kind === "clean";
  // The button disappears with the texts, so the focus moves to the Publish button.
  const focusPublish = () => document.getElementById(publishId)?.focus();
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
              <p className="note">
                {texts[page.draft?.publishAt ? "scheduled" : "published"](outdated.length)}
              </p>
              <OutdatedRows
                texts={outdated}
                // The link alone changes nothing if its address is open, and cannot show a form that the preview hides.
                onChoose={({ document: chosen, path }) => (chosen === pageId ? onChoose(path) : undefined)}
              />
              {canKeep ? (
                <div className="mt-s3">
                  <p className="note">{texts.mayBeTrue(count)}</p>
                  <QuestionButton
                    className="text-base"
                    texts={texts.question}
                    mutation={restore}
                    input={{ document: pageId, revision: liveId, liveId }}
                    onDone={() => {
                      setKeptAt(showing + 1);
                      // Waits until the dialog is closed.
                      setTimeout(focusPublish);
                    }}
                    // Adds the texts that the other coach's publication has made outdated.
                    onConflict={() => {
                      setRefusedAt(showing);
                      void readLive().then(focusPublish);
                    }}
                  >
                    {texts.keep(count)}
                  </QuestionButton>
                </div>
              ) : null}
            </div>
          </details>
        </DeskCard>
      ) : null}
    </>
  );
}
