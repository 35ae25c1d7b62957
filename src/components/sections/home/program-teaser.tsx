import { Scene } from "@/components/art/scene";
import { Stars } from "@/components/art/stars";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/words";
import type { Home } from "@/content/home";
import { classNames } from "@/lib/class-names";
import styles from "./program-teaser.module.css";

export function ProgramTeaser({ content: { heading, lead, cta } }: { content: Home["teaser"] }) {
  return (
    <section
      className={classNames("on-night relative isolate break-inside-avoid overflow-clip", styles.teaser)}
      aria-labelledby="h-teaser"
      data-meets-footer
    >
      <Scene name="night" className={classNames("-z-1 absolute inset-0", styles.scene)} />
      <Stars className={classNames("absolute inset-x-0 top-0 -z-1 w-full", styles.stars)} />
      <div className={classNames("wrap", styles.body)}>
        <div className={classNames("space-y-s5", styles.words)}>
          <h2 id="h-teaser">{heading}</h2>
          <Paragraph className="lead text-on-night" text={lead} />
          <p className="actions">
            <ButtonLink href="/coaching" variant="gold">
              {cta}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
