"use client";

import { type ReactNode, useState } from "react";
import type { VoteTexts } from "@/content/vote-list";
import { groupDigits } from "@/lib/grouped-digits";
import { useVotes, type VoteStatus, voteStore } from "../vote-store";
import styles from "./vote-card.module.css";

type VoteCountProps = Pick<VoteTexts, "unit" | "unknown"> & { slug: string };

export function VoteCount({ slug, unit, unknown }: VoteCountProps) {
  const votes = useVotes().counts[slug];
  const isUnknown = votes === undefined;
  return (
    <p className={styles.count}>
      <span>
        <span className="sr-only">{isUnknown ? `${unknown.read} ` : null}</span>
        <b className="text-ink" aria-hidden={isUnknown || undefined}>
          {isUnknown ? unknown.shown : groupDigits(votes)}
        </b>
      </span>{" "}
      <span>{votes === 1 ? unit.one : unit.many}</span>
    </p>
  );
}

function getButtonText(status: VoteStatus, hasVoted: boolean, texts: VoteTexts["button"]) {
  if (status === "voting") return texts.voting;
  if (status === "success") return texts.recorded;
  return hasVoted ? texts.voted : texts.idle;
}

/** The server renders the looks, icon and messages of a button, so that the client bundle does not contain them. */
export type VoteParts = {
  looks: { idle: string; active: string };
  icon: ReactNode;
  messages: Partial<Record<VoteStatus, ReactNode>>;
};

type VoteButtonProps = { slug: string; texts: VoteTexts["button"]; parts: VoteParts };

export function VoteButton({ slug, texts, parts: { looks, icon, messages } }: VoteButtonProps) {
  const { voted, statuses } = useVotes();
  const status = statuses[slug] ?? "idle";
  const hasVoted = voted.includes(slug);
  const isBusy = status === "voting";
  const isDone = status === "success";
  const message = messages[status];
  // The space of a message is kept after the message disappears, so that nothing moves under a finger.
  const [hadMessage, setHadMessage] = useState(false);
  if (message && !hadMessage) setHadMessage(true);
  return (
    <>
      <button
        type="button"
        id={`vote-${slug}`}
        className={isBusy || isDone || hasVoted ? looks.active : looks.idle}
        data-done={isDone || undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || hasVoted || undefined}
        aria-describedby={`name-${slug}`}
        onClick={() => void voteStore.vote(slug)}
      >
        {icon}
        <span>{getButtonText(status, hasVoted, texts)}</span>
      </button>
      <div className={styles.status} data-kept={hadMessage || undefined} role="status">
        {message}
      </div>
    </>
  );
}
