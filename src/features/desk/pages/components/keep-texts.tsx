import { useState } from "react";
import { deskPages } from "@/content/desk-pages";
import { trpc } from "@/trpc/provider";
import { DeskQuestion } from "../../components/desk-dialog";
import { useChange } from "../../components/use-change";
import type { PageDraft } from "../use-page-draft";
import { publishId } from "./skip-to-publish";

const { outdated: words } = deskPages;

type KeepTextsProps = { draft: PageDraft; onKept: () => void; onRefused: () => void };

/**
 * Publishes the document once more. Texts that may still be true are compared with the previous version only, so they
 * leave the list.
 */
export function KeepTexts({ draft, onKept, onRefused }: KeepTextsProps) {
  const { page, readLive, reload } = draft;
  const restore = useChange(trpc.desk.pages.restore.useMutation());
  const [isAsking, setIsAsking] = useState(false);
  const count = page.outdated.filter(({ mayBeTrue }) => mayBeTrue).length;

  if (count === 0) return null;

  /** After a conflict the list gets the texts that the other coach's publication made outdated, if any. */
  function showNewList() {
    setIsAsking(false);
    onRefused();
    void readLive().then(() => document.getElementById(publishId)?.focus());
  }

  function confirmTexts() {
    // Restoring the live revision publishes it once more.
    const input = { document: page.id, revision: page.liveId, liveId: page.liveId };
    const onDone = () => {
      setIsAsking(false);
      onKept();
      // The button disappears with the texts.
      void reload().then(() => document.getElementById(publishId)?.focus());
    };
    void restore.change(input, onDone, showNewList);
  }

  function ask() {
    restore.clear();
    setIsAsking(true);
  }

  return (
    <div className="mt-s3">
      <p className="note">{words.mayBeTrue(count)}</p>
      <button type="button" className="textbtn text-base" onClick={ask}>
        {words.keep(count)}
      </button>
      {isAsking ? (
        <DeskQuestion
          texts={words.question}
          change={restore}
          onConfirm={confirmTexts}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
