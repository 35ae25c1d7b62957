import { clsx } from "clsx";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/rich-text";
import { type Coaching, dialLabel } from "@/content/coaching";
import { pillarsOf, weekAnchor, weekLabel } from "@/content/coaching-weeks";
import { Astrolabe } from "./astrolabe";
import styles from "./coaching-hero.module.css";

type CoachingHeroProps = { content: Coaching["hero"]; weeks: Coaching["weeks"] };

export function CoachingHero({ content, weeks }: CoachingHeroProps) {
  const linkedWeeks = pillarsOf(weeks).flatMap((pillar) =>
    pillar.weeks.map(({ n, theme }) => ({ n, theme, label: weekLabel(n), href: `#${weekAnchor(n)}` })),
  );
  return (
    <section
      className={clsx("on-night relative isolate overflow-hidden", styles.hero)}
      aria-labelledby="h-program"
    >
      <div className={clsx("wrap low:pt-s5! low:pb-s6", styles.sky)}>
        <h1 id="h-program" className="leading-none low:max-w-none! low:text-[2.75rem]!">
          {content.heading}
        </h1>
        <Paragraph
          className="lead mt-s5 max-w-96 text-on-night low:mt-4 low:max-w-96! low:text-base tab:max-wide:max-w-136"
          text={content.lead}
        />
        <div className="actions mt-s6 low:mt-s5">
          <ButtonLink href="#program-options" variant="gold">
            {content.cta}
          </ButtonLink>
        </div>
      </div>
      <div className={clsx("relative", styles.ground)}>
        <Astrolabe
          label={dialLabel}
          linked={linkedWeeks}
          className={clsx(
            "mt-s6 w-full max-w-none overflow-visible fill-none stroke-[1.3] stroke-current text-gold-light",
            "low:absolute low:right-(--spacing-gutter) low:rtl:right-auto low:rtl:left-(--spacing-gutter) low:bottom-full low:mx-0! low:mt-0! low:w-[45vw]!",
            styles.astrolabe,
          )}
        />
        <div className="bg-night">
          <dl
            className={clsx(
              "wrap relative grid tab:max-wide:grid-cols-3 tab:max-wide:gap-x-s5",
              styles.facts,
            )}
          >
            {content.facts.map(({ term, detail }, index) => (
              <div key={index} className="flex flex-wrap items-baseline gap-x-3 py-2 tab:max-wide:flex-col">
                <dt>{term}</dt>
                <dd className="text-on-night-2">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
