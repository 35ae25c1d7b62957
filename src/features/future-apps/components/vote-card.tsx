import { ButtonLink } from "@/components/ui/button-link";
import { buttonLook } from "@/components/ui/button-look";
import type { FutureApp } from "@/content/future-apps";
import type { VoteTexts } from "@/content/vote-list";
import { classNames } from "@/lib/class-names";
import { VineDrawing } from "../plant-drawing";
import { Vine } from "./plants";
import { VoteButton, VoteCount } from "./vote-button";
import styles from "./vote-card.module.css";

const looks = {
  idle: buttonLook({ variant: "line", size: "small", className: styles.button }),
  active: buttonLook({ variant: "primary", size: "small", className: styles.button }),
};

type VoteCardProps = { app: FutureApp; index: number; texts: VoteTexts };

export function VoteCard({ app: { slug, name, promise, state, href }, index, texts }: VoteCardProps) {
  const { button, unit, unknown } = texts;
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
        <Vine slug={slug} index={index}>
          <VineDrawing slug={slug} index={index} counts={{}} />
        </Vine>
        <VoteCount slug={slug} unit={unit} unknown={unknown} />
      </div>
      <div className={classNames("mt-s4 grid content-start justify-items-start gap-3", styles.action)}>
        {state === "open" ? <VoteButton slug={slug} texts={button} looks={looks} /> : null}
        {state === "closed" ? <p className="note">{texts.closed}</p> : null}
        {state === "ready" ? (
          <ButtonLink href={href} size="small" external={/^https:/.test(href)}>
            {`${texts.ready} ${name}`}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
