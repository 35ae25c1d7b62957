import { useEffect } from "react";
import { voteList } from "@/content/products";
import { type VoteState, voteStore } from "../vote-store";

/** One line under the lead for the cases in which the numbers cannot speak for themselves. */
export function LoadNote({ load, counts }: Pick<VoteState, "load" | "counts">) {
  const isRetrying = load === "retrying";

  useEffect(() => {
    if (load !== "failed") return;
    const again = () => void voteStore.load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);

  if (load === "failed" || isRetrying) {
    return (
      <div className="note mt-s3">
        <p role="status">{voteList.failed}</p>
        <button
          type="button"
          id="votes-retry"
          className="textbtn"
          aria-disabled={isRetrying || undefined}
          onClick={() => void (isRetrying || voteStore.load())}
        >
          {isRetrying ? voteList.retrying : voteList.retry}
        </button>
      </div>
    );
  }
  if (load === "ready" && Object.values(counts).every((count) => count === 0)) {
    return <p className="note mt-s3">{voteList.untouched}</p>;
  }
  return (
    <noscript>
      <p className="note mt-s3">{voteList.noScript}</p>
    </noscript>
  );
}
