import { useState } from "react";
import { DressedButton } from "@/components/ui/dressed-button";
import type { VoteWords } from "@/content/vote-list";
import { classNames } from "@/lib/class-names";
import type { VoteParts } from "../vote-parts";
import type { VoteStatus } from "../vote-store";
import styles from "./vote-button.module.css";

type VoteButtonProps = {
  words: VoteWords["button"];
  status: VoteStatus;
  hasVoted: boolean;
  parts: Pick<VoteParts, "outcomes" | "looks">;
  describedBy: string;
  id: string;
  onVote: () => void;
};

function wording({ words, status, hasVoted }: Pick<VoteButtonProps, "words" | "status" | "hasVoted">) {
  if (status === "voting") return words.voting;
  if (status === "success") return words.recorded;
  return hasVoted ? words.voted : words.idle;
}

export function VoteButton(props: VoteButtonProps) {
  const { status, hasVoted, parts, describedBy, id, onVote } = props;
  const { outcomes, looks } = parts;
  const isBusy = status === "voting";
  const isDone = status === "success";
  const message = status === "idle" || status === "voting" ? null : outcomes[status];
  const [hasSpoken, setHasSpoken] = useState(false);
  if (message && !hasSpoken) setHasSpoken(true);
  return (
    <>
      <DressedButton
        id={id}
        busy={isBusy}
        className={classNames(
          isBusy || isDone || hasVoted ? looks.chosen : looks.open,
          styles.button,
          isDone && styles.done,
        )}
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
        <span>{wording(props)}</span>
      </DressedButton>
      <div className={styles.status} data-kept={hasSpoken || undefined} role="status">
        {message}
      </div>
    </>
  );
}
