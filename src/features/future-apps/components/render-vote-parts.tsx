import type { ComponentProps } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { Message } from "@/components/ui/message";
import { type FutureApp, futureApps } from "@/content/future-apps";
import { voteMessages } from "@/content/vote-messages";
import { classNames } from "@/lib/class-names";
import { nameId, type VoteParts } from "../vote-parts";
import { Vine } from "./vine";
import styles from "./vote-card.module.css";
import outcomeStyles from "./vote-outcomes.module.css";

const outcome = (tone: ComponentProps<typeof Message>["tone"], text: string) => (
  <Message tone={tone} live={false} className={outcomeStyles.message}>
    {text}
  </Message>
);

function face({ slug, art, name, promise }: FutureApp) {
  return (
    <>
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
        <h4 id={nameId(slug)}>{name}</h4>
        <p className="mt-[0.45rem] max-w-[32ch] text-ink-2">{promise}</p>
      </div>
    </>
  );
}

export const voteParts: VoteParts = {
  outcomes: {
    success: outcome("ok", voteMessages.success),
    error: outcome("error", voteMessages.failure),
    already: outcome("info", voteMessages.already),
  },
  looks: { open: buttonLook({ variant: "line", size: "small" }), chosen: buttonLook({ size: "small" }) },
  faces: Object.fromEntries(futureApps.map((app) => [app.slug, face(app)])),
  seeds: Object.fromEntries(
    futureApps.map(({ slug }, index) => [slug, <Vine key={slug} votes={0} grown={0} index={index} />]),
  ),
};
