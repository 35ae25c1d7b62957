"use client";

import { useState } from "react";
import { Message } from "@/components/ui/message";
import { BusyIcon } from "@/components/ui/state-icon";
import type { VoteTexts } from "@/content/vote-list";
import { voteMessages } from "@/content/vote-messages";
import { classNames } from "@/lib/class-names";
import { groupedDigits } from "@/lib/grouped-digits";
import { useVotes, type VoteStatus, voteStore } from "../vote-store";
import styles from "./vote-card.module.css";

const messages = {
  success: { tone: "ok", text: voteMessages.success },
  error: { tone: "error", text: voteMessages.failure },
  already: { tone: "info", text: voteMessages.already },
} as const;

type VoteCountProps = Pick<VoteTexts, "unit" | "unknown"> & { slug: string };

export function VoteCount({ slug, unit, unknown }: VoteCountProps) {
  const votes = useVotes().counts[slug];
  return (
    <p className={classNames("mt-[0.35rem] text-ink-2 text-small", styles.count)}>
      {votes === undefined ? (
        <>
          <span className="sr-only">{unknown.read} </span>
          <b className="text-ink" aria-hidden="true">
            {unknown.shown}
          </b>
        </>
      ) : (
        <b className="text-ink">{groupedDigits(votes)}</b>
      )}{" "}
      <span>{votes === 1 ? unit.one : unit.many}</span>
    </p>
  );
}

function textOf(status: VoteStatus, hasVoted: boolean, texts: VoteTexts["button"]) {
  if (status === "voting") return texts.voting;
  if (status === "success") return texts.recorded;
  return hasVoted ? texts.voted : texts.idle;
}

type VoteButtonProps = {
  slug: string;
  texts: VoteTexts["button"];
  /** The server computes the classes, so that the client bundle does not contain the styles of all buttons. */
  looks: { idle: string; active: string };
};

export function VoteButton({ slug, texts, looks }: VoteButtonProps) {
  const { voted, statuses } = useVotes();
  const status = statuses[slug] ?? "idle";
  const hasVoted = voted.includes(slug);
  const isBusy = status === "voting";
  const isDone = status === "success";
  const message = status === "idle" || status === "voting" ? null : messages[status];
  // The space of a message is kept after the message disappears, so that nothing moves under a finger.
  const [hadMessage, setHadMessage] = useState(false);
  if (message && !hadMessage) setHadMessage(true);
  return (
    <>
      <button
        type="button"
        id={`vote-${slug}`}
        className={classNames(
          isBusy || isDone || hasVoted ? looks.active : looks.idle,
          isDone && styles.done,
        )}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || hasVoted || undefined}
        aria-describedby={`name-${slug}`}
        onClick={() => void voteStore.vote(slug)}
      >
        {isBusy ? <BusyIcon /> : null}
        {hasVoted && !isBusy ? (
          <svg
            className="size-[1.15em] flex-none fill-none stroke-2 stroke-current"
            viewBox="0 0 16 16"
            aria-hidden="true"
          >
            <path d="M2 8.5L6.2 12.5L14 3.5" />
          </svg>
        ) : null}
        <span>{textOf(status, hasVoted, texts)}</span>
      </button>
      <div className={styles.status} data-kept={hadMessage || undefined} role="status">
        {message ? (
          <Message tone={message.tone} live={false} className={styles.message}>
            {message.text}
          </Message>
        ) : null}
      </div>
    </>
  );
}
