"use client";

import { Message } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { trpc } from "@/trpc/provider";
import { useChange } from "../../components/use-change";
import type { DeskPage } from "../read-service";

const { outdated: words } = deskPages;

/** Publishes the document once more, after which the texts that may be true leave the list. */
export function KeepTexts({ page, onKept }: { page: DeskPage; onKept: () => void }) {
  const restore = useChange(trpc.desk.pages.restore.useMutation());
  const count = page.outdated.filter(({ mayBeTrue }) => mayBeTrue).length;
  if (count === 0) return null;
  return (
    <div className="mt-s3">
      <p className="note">{words.mayBeTrue(count)}</p>
      <button
        type="button"
        className="textbtn text-base"
        aria-disabled={restore.isBusy || undefined}
        onClick={() => void restore.change({ document: page.id, revision: page.liveId }, onKept)}
      >
        {words.keep(count)}
      </button>
      {restore.failure ? <Message tone="error">{restore.failure.message}</Message> : null}
    </div>
  );
}
