import { clsx } from "clsx";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/rich-text";
import type { Home } from "@/content/home";
import styles from "./night-timeline.module.css";

const curve =
  "M-1400 236H-500C-300 236 -100 240 0 222C120 200 210 182 307 162C430 136 520 122 614 102C740 76 830 64 921 42C1060 8 1200 -40 1500 -128C1600 -157 1750 -172 2900 -184";

/* on screens of medium width each row has two hours, and one curve for both rises from edge to edge */
const pairCurve = "M-100 96C-50 96 -25 90 0 80C35 66 70 48 104 32C140 15 190 0 300 -30";

export function NightTimeline({ content: { heading, list: hours, end } }: { content: Home["night"] }) {
  return (
    <Section name="night" className={clsx("overflow-clip", styles.timeline)}>
      <div className="grid12">
        <h2 id="h-night" className={styles.heading}>
          {heading}
        </h2>
      </div>
      <div className="relative mt-s7">
        <svg
          className={clsx("max-wide:hidden", styles.line, styles.wide)}
          viewBox="0 0 1200 240"
          height="15rem"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="moving:reveal" data-motion="hours" d={curve} vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          className={clsx("tab:hidden moving:reveal", styles.hung)}
          data-motion="hours"
          aria-hidden="true"
        />
        <ol role="list" className={clsx("relative grid gap-s6 tab:grid-cols-2", styles.list)}>
          {hours.map((hour, index) => (
            <li key={index}>
              {index % 2 === 0 ? (
                <svg
                  className={clsx("max-tab:hidden wide:hidden", styles.line, styles.pair)}
                  viewBox="0 0 200 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path
                    className="moving:reveal"
                    data-motion="hours"
                    d={pairCurve}
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              ) : null}
              <time className="block text-gold-ink" dateTime={hour.time}>
                {hour.time}
              </time>
              <Paragraph className="mt-[0.6rem] max-w-[32ch] text-lead" text={hour.text} />
            </li>
          ))}
        </ol>
      </div>
      <Paragraph className={clsx("lead mt-s7", styles.end)} text={end} />
    </Section>
  );
}
