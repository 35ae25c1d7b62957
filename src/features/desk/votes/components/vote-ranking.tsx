import { deskVotes } from "@/content/desk-votes";
import type { VoteBoard } from "../service";

const words = deskVotes.ranking;

export function VoteRanking({ apps, total }: Pick<VoteBoard, "apps" | "total">) {
  const most = Math.max(1, ...apps.map(({ count }) => count));
  return (
    <>
      {total === 0 ? <p className="note vote-none">{words.none}</p> : null}
      <ol className="vote-ranking">
        {apps.map(({ id, name, count, share }) => (
          <li key={id}>
            <span>{name}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="6" />
            </svg>
            <b>
              {count.toLocaleString("en-GB")}
              <span className="visually-hidden">{` ${words.votes(count).replace(/^\S+ /, "")}, `}</span>
            </b>
            <small>{words.share(share)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
