import type { FutureApp } from "@/content/future-apps";
import { voteList } from "@/content/products";
import { classNames } from "@/lib/class-names";
import { type VoteStatus, voteStore } from "../vote-store";
import { Vine } from "./vine";
import { VoteButton } from "./vote-button";
import styles from "./vote-card.module.css";
import type { VoteOutcomes } from "./vote-outcomes";

const count = classNames("mt-[0.35rem] text-ink-2 text-small", styles.count);

type VoteCardProps = {
  app: FutureApp;
  votes: number | undefined;
  full: number;
  status: VoteStatus;
  hasVoted: boolean;
  outcomes: VoteOutcomes;
};

function VoteCount({ votes }: { votes: number | undefined }) {
  const { unit, unknown } = voteList;
  if (votes === undefined) {
    return (
      <p className={count}>
        <span className="sr-only">{unknown.read} </span>
        <b className="text-ink" aria-hidden="true">
          {unknown.shown}
        </b>{" "}
        {unit.many}
      </p>
    );
  }
  return (
    <p className={count}>
      <b className="text-ink">{votes.toLocaleString("en-GB")}</b> {votes === 1 ? unit.one : unit.many}
    </p>
  );
}

export function VoteCard({ app, votes, full, status, hasVoted, outcomes }: VoteCardProps) {
  const title = `name-${app.slug}`;
  return (
    <li
      className={classNames("relative grid content-start gap-x-s4 border-dune-line border-b", styles.card)}
      id={app.slug}
    >
      <svg
        className={classNames("overflow-visible fill-none stroke-current text-gold", styles.icon)}
        strokeLinecap="round"
        strokeLinejoin="round"
        viewBox="0 0 64 64"
        aria-hidden="true"
      >
        <use href={`#app-${app.art}`} />
      </svg>
      <div className={styles.text}>
        <h4 id={title}>{app.name}</h4>
        <p className="mt-[0.45rem] max-w-[32ch] text-ink-2">{app.promise}</p>
      </div>
      <div className="mt-s4">
        <Vine votes={votes ?? 0} full={full} />
        <VoteCount votes={votes} />
      </div>
      <div className={classNames("mt-s4 grid content-start justify-items-start gap-3", styles.action)}>
        <VoteButton
          id={`vote-${app.slug}`}
          describedBy={title}
          status={status}
          hasVoted={hasVoted}
          outcomes={outcomes}
          onVote={() => void voteStore.vote(app.slug)}
        />
      </div>
    </li>
  );
}
