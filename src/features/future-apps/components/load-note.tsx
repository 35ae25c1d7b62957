import { useEffect } from "react";
import type { VoteWords } from "@/content/vote-list";
import { type VoteState, voteStore } from "../vote-store";

type LoadNoteProps = Pick<VoteState, "load" | "counts"> & { words: VoteWords };

/** One line under the lead for the cases in which the numbers cannot speak for themselves. */
export function LoadNote({ words, load, counts }: LoadNoteProps) {
  const isRetrying = load === "retrying";

  useEffect(() => {
    if (load !== "failed") return;
    const again = () => void voteStore.load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);

  if (load === "failed" || isRetrying) {
    return (
      <div className="note">
        <p role="status">{words.failed}</p>
        <button
          type="button"
          id="votes-retry"
          className="textbtn"
          aria-disabled={isRetrying || undefined}
          onClick={() => void (isRetrying || voteStore.load())}
        >
          {isRetrying ? words.retrying : words.retry}
        </button>
      </div>
    );
  }
  if (load === "ready" && Object.values(counts).every((count) => count === 0)) {
    return <p className="note">{words.untouched}</p>;
  }
  return (
    <noscript>
      <p className="note">{words.noScript}</p>
    </noscript>
  );
}
