import { clsx } from "clsx";
import { Icon } from "@/components/art/icon";
import { Section } from "@/components/layout/section";
import { Panel } from "@/components/ui/panel";
import { Paragraph } from "@/components/ui/rich-text";
import type { Coaching } from "@/content/coaching";
import { type Pillar, pillarsOf, weekAnchor, weekLabel } from "@/content/coaching-weeks";
import styles from "./coaching-weeks.module.css";

export function CoachingWeeks({ content }: { content: Coaching["weeks"] }) {
  return (
    <Section name="weeks" className="relative py-band bg-paper">
      <div className="max-w-184">
        <h2 id="h-weeks">{content.heading}</h2>
        <Paragraph className="lead mt-5" text={content.lead} />
      </div>
      {pillarsOf(content).map((pillar, index) => (
        <PillarRow key={index} pillar={pillar} />
      ))}
    </Section>
  );
}

function PillarRow({ pillar }: { pillar: Pillar }) {
  return (
    <div className={clsx("grid12 gap-y-s5 pt-s7", styles.part)}>
      <div className="wide:col-end-5 print:break-after-avoid">
        <div className="wide:sticky wide:top-[calc(var(--top)+2rem)]">
          <Icon name={pillar.icon} className={styles.icon} />
          <h3 className="mt-s4">{pillar.name}</h3>
          <Paragraph className="mt-2 text-ink-2" text={pillar.text} />
        </div>
      </div>
      <div className="wide:col-start-5">
        {pillar.weeks.map((week) => (
          <WeekPanel key={week.n} week={week} icon={pillar.icon} />
        ))}
      </div>
    </div>
  );
}

function WeekPanel({ week, icon }: { week: Pillar["weeks"][number]; icon: Pillar["icon"] }) {
  return (
    <Panel
      className={clsx("relative", styles.week)}
      summary={
        <>
          <span
            className={clsx(
              "absolute grid place-items-center rounded-full border border-gold bg-paper text-ink",
              styles.number,
            )}
            aria-hidden="true"
          >
            {week.n}
          </span>
          <h4 className="py-3.5 text-balance">
            <span className="sr-only">{weekLabel(week.n)}</span>
            {week.theme}
          </h4>
        </>
      }
    >
      <div className={clsx("max-w-160 pt-s4 pb-s6", styles.inside)} id={weekAnchor(week.n)}>
        <Paragraph text={week.text} />
        <ul role="list" className="mt-s4 grid gap-2">
          {week.parts.map((part, index) => (
            <li key={index} className="flex gap-[min(0.75rem,3.75vw)] text-ink-2">
              <Icon name={icon} className={clsx("mt-[0.4rem]", styles.bullet)} />
              {part}
            </li>
          ))}
        </ul>
        <p className="aside mt-s4">{week.need}</p>
      </div>
    </Panel>
  );
}
