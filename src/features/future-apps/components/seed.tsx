import type { FutureApp } from "@/content/future-apps";
import { seedBed } from "@/content/products";
import { type VoteStatus, voteStore } from "../vote-store";
import { Vine } from "./vine";
import { VoteButton } from "./vote-button";

type SeedProps = {
  app: FutureApp;
  votes: number | undefined;
  full: number;
  status: VoteStatus;
  hasVoted: boolean;
};

function VoteCount({ votes }: { votes: number | undefined }) {
  const { unit, unknown } = seedBed;
  if (votes === undefined) {
    return (
      <p className="seed__count">
        <span className="visually-hidden">{unknown.read} </span>
        <b aria-hidden="true">{unknown.shown}</b> {unit.many}
      </p>
    );
  }
  return (
    <p className="seed__count">
      <b>{votes.toLocaleString("en-GB")}</b> {votes === 1 ? unit.one : unit.many}
    </p>
  );
}

export function Seed({ app, votes, full, status, hasVoted }: SeedProps) {
  const title = `seed-${app.slug}`;
  return (
    <li className="seed" id={app.slug}>
      <svg className="sign seed__sign" viewBox="0 0 64 64" aria-hidden="true">
        <use href={`#app-${app.art}`} />
      </svg>
      <div className="seed__text">
        <h4 id={title}>{app.name}</h4>
        <p>{app.promise}</p>
      </div>
      <div className="seed__grow">
        <Vine votes={votes ?? 0} full={full} />
        <VoteCount votes={votes} />
      </div>
      <div className="seed__act">
        <VoteButton
          id={`vote-${app.slug}`}
          describedBy={title}
          status={status}
          hasVoted={hasVoted}
          onVote={() => void voteStore.vote(app.slug)}
        />
      </div>
    </li>
  );
}
