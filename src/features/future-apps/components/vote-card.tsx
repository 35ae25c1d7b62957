import type { FutureApp } from "@/content/future-apps";
import { classNames } from "@/lib/class-names";
import { Vine } from "./plants";
import { VoteButton, VoteCount } from "./vote-button";
import styles from "./vote-card.module.css";

type VoteCardProps = { app: FutureApp; index: number };

/** One app: its sign, name and promise, its votes, and the button to vote for it. */
export function VoteCard({ app: { slug, name, promise }, index }: VoteCardProps) {
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
        <use href={`#app-${slug}`} />
      </svg>
      <div className={styles.text}>
        <h4 id={`name-${slug}`}>{name}</h4>
        <p className="mt-[0.45rem] max-w-[32ch] text-ink-2">{promise}</p>
      </div>
      <div className="mt-s4">
        <Vine slug={slug} index={index} />
        <VoteCount slug={slug} />
      </div>
      <div className={classNames("mt-s4 grid content-start justify-items-start gap-3", styles.action)}>
        <VoteButton slug={slug} />
      </div>
    </li>
  );
}
