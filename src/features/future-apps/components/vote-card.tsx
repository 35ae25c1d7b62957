import { clsx } from "clsx";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonLook } from "@/components/ui/button-look";
import { Message } from "@/components/ui/message";
import type { FutureApp } from "@/content/future-apps";
import type { VoteTexts } from "@/content/vote-list";
import { voteMessages } from "@/content/vote-messages";
import { VineDrawing } from "../plant-drawing";
import { Vine } from "./plants";
import { VoteButton, VoteCount, type VoteParts } from "./vote-button";
import styles from "./vote-card.module.css";

function voteMessage(tone: "ok" | "error" | "info", text: string) {
  return (
    <Message tone={tone} isLive={false} className={styles.message}>
      {text}
    </Message>
  );
}

const voteParts: VoteParts = {
  looks: {
    idle: buttonLook({ variant: "line", size: "small", className: styles.button }),
    active: buttonLook({ variant: "primary", size: "small", className: styles.button }),
  },
  icon: (
    <svg
      className="size-[1.15em] flex-none fill-none stroke-2 stroke-current"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d="M2 8.5L6.2 12.5L14 3.5" />
    </svg>
  ),
  messages: {
    success: voteMessage("ok", voteMessages.success),
    error: voteMessage("error", voteMessages.failure),
    already: voteMessage("info", voteMessages.already),
    closed: voteMessage("info", voteMessages.notVotable),
  },
};

type VoteCardProps = { app: FutureApp; index: number; texts: VoteTexts };

export function VoteCard({ app: { slug, name, promise, state, href }, index, texts }: VoteCardProps) {
  const { button, unit, unknown } = texts;
  return (
    <li
      className={clsx("relative grid content-start gap-x-s4 border-dune-line border-b", styles.card)}
      id={slug}
    >
      <svg
        className={clsx("overflow-visible fill-none stroke-current text-gold", styles.icon)}
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
        <div>
          <Vine slug={slug} index={index}>
            <VineDrawing slug={slug} index={index} counts={{}} />
          </Vine>
        </div>
        <VoteCount slug={slug} unit={unit} unknown={unknown} />
      </div>
      <div className={clsx("mt-s4 grid content-start justify-items-start gap-3", styles.action)}>
        {state === "open" ? <VoteButton slug={slug} texts={button} parts={voteParts} /> : null}
        {state === "closed" ? <p className="note">{texts.closed}</p> : null}
        {state === "ready" ? (
          <ButtonLink href={href} size="small" isExternal={/^https:/i.test(href)}>
            {`${texts.ready} ${name}`}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
