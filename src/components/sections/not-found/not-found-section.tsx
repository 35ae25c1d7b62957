import { clsx } from "clsx";
import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { TextLink } from "@/components/ui/page-link";
import { notFound } from "@/content/not-found";
import styles from "./not-found-section.module.css";

/**
 * On a phone in landscape the text lies on the empty half of the picture, so the picture must be exactly as wide as the
 * page.
 */
const behind = "low:absolute low:inset-0 low:-z-1 low:[&_img]:h-[min(100%,51.25vw)]! low:[&_img]:max-h-none!";

export function NotFoundSection() {
  const { heading, lead, home, lounge } = notFound;
  return (
    <section
      className={clsx("relative isolate min-h-[calc(100svh-var(--top))] overflow-hidden", styles.section)}
      aria-labelledby="h-not-found"
      data-meets-footer
    >
      <Scene name="lost" className={clsx("block", behind, styles.picture)} hasPriority />
      <div className="wrap max-wide:pt-s5 max-wide:pb-s8 low:[&>div]:w-[38%]">
        <div className={styles.text}>
          <h1 id="h-not-found">{heading}</h1>
          <p className="lead mt-s4 max-w-[24em] text-ink low:mt-3 low:text-base">{lead}</p>
          <div className="actions mt-s5 low:mt-4 low:gap-y-2">
            <ButtonLink href={home.href} hasRise>
              {home.label}
            </ButtonLink>
            <TextLink href={lounge.href}>{lounge.label}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
