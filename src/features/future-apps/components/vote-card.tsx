import type { VoteWords } from "@/content/vote-list";
import { classNames } from "@/lib/class-names";
import { groupedDigits } from "@/lib/grouped-digits";
import { nameId, type VoteParts } from "../vote-parts";
import { type VoteStatus, voteStore } from "../vote-store";
import { GrowingVine } from "./growing-vine";
import { VoteButton } from "./vote-button";
import styles from "./vote-card.module.css";

const count = classNames("mt-[0.35rem] text-ink-2 text-small", styles.count);

type VoteCardProps = {
  slug: string;
  votes: number | undefined;
  full: number;
  status: VoteStatus;
  hasVoted: boolean;
  words: VoteWords;
  parts: VoteParts;
};

function VoteCount({ words, votes }: Pick<VoteCardProps, "words" | "votes">) {
  const { unit, unknown } = words;
  if (votes === undefined) {
    return (
      <p className={count}>
        <span className="sr-only">{unknown.read} </span>
        <b className="text-ink" aria-hidden="true">
          {unknown.shown}
        </b>{" "}
        <span>{unit.many}</span>
      </p>
    );
  }
  return (
    <p className={count}>
      <b className="text-ink">{groupedDigits(votes)}</b> <span>{votes === 1 ? unit.one : unit.many}</span>
    </p>
  );
}

export function VoteCard({ slug, votes, full, status, hasVoted, words, parts }: VoteCardProps) {
  return (
    <li
      className={classNames("relative grid content-start gap-x-s4 border-dune-line border-b", styles.card)}
      id={slug}
    >
      {parts.faces[slug]}
      <div className="mt-s4">
        <GrowingVine votes={votes} full={full}>
          {parts.seeds[slug]}
        </GrowingVine>
        <VoteCount words={words} votes={votes} />
      </div>
      <div className={classNames("mt-s4 grid content-start justify-items-start gap-3", styles.action)}>
        <VoteButton
          id={`vote-${slug}`}
          describedBy={nameId(slug)}
          status={status}
          hasVoted={hasVoted}
          words={words.button}
          parts={parts}
          onVote={() => void voteStore.vote(slug)}
        />
      </div>
    </li>
  );
}
