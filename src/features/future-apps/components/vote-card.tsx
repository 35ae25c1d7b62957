import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import type { FutureApp } from "@/content/future-apps";
import { voteList as words } from "@/content/vote-list";
import { voteMessages } from "@/content/vote-messages";
import { classNames } from "@/lib/class-names";
import { groupedDigits } from "@/lib/grouped-digits";
import { type VoteStatus, voteStore } from "../vote-store";
import { Vine } from "./plants";
import styles from "./vote-card.module.css";

const messages = {
  success: { tone: "ok", text: voteMessages.success },
  error: { tone: "error", text: voteMessages.failure },
  already: { tone: "info", text: voteMessages.already },
} as const;

type VoteCardProps = {
  app: FutureApp;
  index: number;
  votes: number | undefined;
  full: number;
  status: VoteStatus;
  hasVoted: boolean;
};

/** One app: its sign, name and promise, its votes, and the button to vote for it. */
export function VoteCard({ app, index, votes, full, status, hasVoted }: VoteCardProps) {
  const { slug, art, name, promise } = app;
  return (
    <li
      className={classNames("relative grid content-start gap-x-s4 border-dune-line border-b", styles.card)}
      id={slug}
    >
      <svg
        className={classNames("overflow-visible fill-none stroke-current text-gold", styles.icon)}
        strokeLinecap="round"
        strokeLinejoin="round"
        viewBox="0 0 64 64"
        aria-hidden="true"
      >
        <use href={`#app-${art}`} />
      </svg>
      <div className={styles.text}>
        <h4 id={`name-${slug}`}>{name}</h4>
        <p className="mt-[0.45rem] max-w-[32ch] text-ink-2">{promise}</p>
      </div>
      <div className="mt-s4">
        <Vine votes={votes ?? 0} full={full} index={index} />
        <VoteCount votes={votes} />
      </div>
      <div className={classNames("mt-s4 grid content-start justify-items-start gap-3", styles.action)}>
        <VoteButton slug={slug} status={status} hasVoted={hasVoted} />
      </div>
    </li>
  );
}

function VoteCount({ votes }: Pick<VoteCardProps, "votes">) {
  const { unit, unknown } = words;
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

function buttonText(status: VoteStatus, hasVoted: boolean) {
  if (status === "voting") return words.button.voting;
  if (status === "success") return words.button.recorded;
  return hasVoted ? words.button.voted : words.button.idle;
}

type VoteButtonProps = Pick<VoteCardProps, "status" | "hasVoted"> & { slug: FutureApp["slug"] };

function VoteButton({ slug, status, hasVoted }: VoteButtonProps) {
  const isBusy = status === "voting";
  const isDone = status === "success";
  const message = status === "idle" || status === "voting" ? null : messages[status];
  // The height of a message stays after it is gone, so that nothing moves under a thumb.
  const [hadMessage, setHadMessage] = useState(false);
  if (message && !hadMessage) setHadMessage(true);
  return (
    <>
      <Button
        id={`vote-${slug}`}
        busy={isBusy}
        size="small"
        variant={isBusy || isDone || hasVoted ? "primary" : "line"}
        className={classNames(styles.button, isDone && styles.done)}
        aria-disabled={isBusy || hasVoted || undefined}
        aria-describedby={`name-${slug}`}
        onClick={() => void voteStore.vote(slug)}
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
        <span>{buttonText(status, hasVoted)}</span>
      </Button>
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
