"use client";

import { Message } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { trpc } from "@/trpc/provider";
import { useChange } from "../../components/use-change";
import type { PageDraft } from "../use-page-draft";

const { outdated: words } = deskPages;

type KeepTextsProps = Pick<PageDraft, "page" | "fetchPage" | "show">;

/** Publishes the document once more, after which the texts that may be true leave the list. */
export function KeepTexts({ page, fetchPage, show }: KeepTextsProps) {
  const restore = useChange(trpc.desk.pages.restore.useMutation());
  const count = page.outdated.filter(({ mayBeTrue }) => mayBeTrue).length;
  if (count === 0) return null;

  async function keep() {
    const fresh = await fetchPage().catch(() => null);
    // The texts of a later publication are not what the coach has read.
    if (fresh && (fresh.draft || fresh.liveId !== page.liveId)) return show(fresh);
    const input = { document: page.id, revision: page.liveId };
    await restore.change(input, () => void fetchPage().then(show));
  }

  return (
    <div className="mt-s3">
      <p className="note">{words.mayBeTrue(count)}</p>
      <button
        type="button"
        className="textbtn text-base"
        aria-disabled={restore.isBusy || undefined}
        onClick={() => void keep()}
      >
        {words.keep(count)}
      </button>
      {restore.failure ? <Message tone="error">{restore.failure.message}</Message> : null}
    </div>
  );
}
