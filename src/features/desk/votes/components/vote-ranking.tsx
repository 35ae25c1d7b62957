import { deskVotes } from "@/content/desk-votes";
import { groupedDigits } from "@/lib/grouped-digits";
import type { VoteBoard } from "../service";
import styles from "./vote-ranking.module.css";

const words = deskVotes.ranking;

export function VoteRanking({ apps, total }: Pick<VoteBoard, "apps" | "total">) {
  const most = Math.max(1, ...apps.map(({ count }) => count));
  return (
    <>
      {total === 0 ? <p className="note mb-s4">{words.none}</p> : null}
      <ol className={styles.ranking}>
        {apps.map(({ id, name, count, share }) => (
          <li key={id}>
            <span>{name}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="6" />
            </svg>
            <b className="text-right font-[560] tabular-nums">
              <span>{groupedDigits(count)}</span>
              <span className="sr-only">{` ${words.votes(count).replace(/^\S+ /, "")}, `}</span>
            </b>
            <small className="text-right text-ink-2 text-small tabular-nums">{words.share(share)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
