import { useState } from "react";
import { Button } from "@/components/ui/button";
import { voteList } from "@/content/products";
import { classNames } from "@/lib/class-names";
import type { VoteStatus } from "../vote-store";
import styles from "./vote-button.module.css";
import type { VoteOutcomes } from "./vote-outcomes";

type VoteButtonProps = {
  status: VoteStatus;
  hasVoted: boolean;
  outcomes: VoteOutcomes;
  describedBy: string;
  id: string;
  onVote: () => void;
};

function wording({ status, hasVoted }: Pick<VoteButtonProps, "status" | "hasVoted">) {
  if (status === "voting") return voteList.button.voting;
  if (status === "success") return voteList.button.recorded;
  return hasVoted ? voteList.button.voted : voteList.button.idle;
}

export function VoteButton({ status, hasVoted, outcomes, describedBy, id, onVote }: VoteButtonProps) {
  const isBusy = status === "voting";
  const isDone = status === "success";
  const message = status === "idle" || status === "voting" ? null : outcomes[status];
  const [hasSpoken, setHasSpoken] = useState(false);
  if (message && !hasSpoken) setHasSpoken(true);
  return (
    <>
      <Button
        id={id}
        variant={isBusy || isDone || hasVoted ? "primary" : "line"}
        size="small"
        busy={isBusy}
        className={classNames(styles.button, isDone && styles.done)}
        aria-disabled={isBusy || hasVoted || undefined}
        aria-describedby={describedBy}
        onClick={onVote}
      >
        {hasVoted && !isBusy ? (
          <svg
            className="size-[1.15em] flex-none fill-none stroke-2 stroke-current"
            viewBox="0 0 16 16"
            aria-hidden="true"
          >
            <path d="M2 8.5L6.2 12.5L14 3.5" />
          </svg>
        ) : null}
        {wording({ status, hasVoted })}
      </Button>
      <div className={styles.status} data-kept={hasSpoken || undefined} role="status">
        {message}
      </div>
    </>
  );
}
