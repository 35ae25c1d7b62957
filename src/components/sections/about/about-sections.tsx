import { clsx } from "clsx";
import { Scene } from "@/components/art/scene";
import { strokes } from "@/components/art/strokes";
import { Section } from "@/components/layout/section";
import { PageLink } from "@/components/ui/page-link";
import { Paragraph } from "@/components/ui/rich-text";
import { type About, aboutLabels } from "@/content/about";
import styles from "./about.module.css";

const isShortAndHyphenated = (part: string) => part.length <= 14 && /\S-\S/.test(part);

/** Keeps short hyphenated words on one line, except on narrow screens. A long word may be wider than the screen. */
function keepTogether(title: string) {
  return title.split(/(\S+-\S+)/).map((part, index) => (
    <span key={index} className={isShortAndHyphenated(part) ? "tab:whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}

export function AboutHero({ content }: { content: About["hero"] }) {
  return (
    <section className={styles.hero} aria-labelledby="h-about">
      <div className="wrap">
        {/* The positive z-index keeps the title above the picture's faded upper edge. */}
        <div className="grid12 relative z-1 items-end gap-y-s5">
          <h1 id="h-about" className={clsx("leading-[1.02] wide:col-end-9", styles.title)}>
            {keepTogether(content.title)}
          </h1>
          <Paragraph className="lead text-ink wide:col-start-9 wide:pb-2" text={content.lead} />
        </div>
      </div>
      <Scene className={clsx("block", styles.picture)} name="caravan" alt={aboutLabels.hero} hasPriority />
      <div className="wrap">
        <p className="aside pt-s4 wide:text-right">{content.caption}</p>
      </div>
    </section>
  );
}

const partName =
  "mb-3 font-aside font-normal text-[1.25rem] text-gold-ink leading-[1.3] tracking-normal italic";
const chordLines =
  "M1010.3 108H1205.7M1011.7 118H1204.3M1014.4 129H1201.6M1019 141H1197M1026.2 154H1189.8M1037.4 168H1178.6M1055.9 183H1160.1";

export function VisionAndMission({ vision, mission }: Pick<About, "vision" | "mission">) {
  return (
    <section className="overflow-clip bg-dune py-band" aria-label={aboutLabels.visionAndMission}>
      <div className="wrap">
        <h2 className={partName}>{vision.title}</h2>
        <p className={clsx("text-balance", styles.vision)}>
          {vision.text} <span className="text-gold-ink">{vision.end}</span>
        </p>
      </div>
      <div className="wrap">
        <svg
          className={clsx("w-full overflow-visible fill-none stroke-gold", strokes.figure, styles.horizon)}
          data-motion="vision"
          viewBox="6 0 1200 200"
          strokeWidth="1.4"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
        >
          <path d="M-2400 100H2400" />
          <path
            className={clsx(strokes.first, strokes.drawn, styles.outer)}
            d="M1010 100A98 98 0 0 1 1206 100"
          />
          <path
            className={clsx(strokes.second, strokes.drawn, styles.inner)}
            d="M1038.7 100A69.3 69.3 0 0 1 1177.3 100"
          />
          <path className={strokes.shown} d={chordLines} />
        </svg>
      </div>
      <div className="wrap">
        <div className={styles.mission}>
          <h2 className={partName}>{mission.title}</h2>
          <Paragraph className="text-lead" text={mission.text} />
        </div>
      </div>
    </section>
  );
}

export function Principles({ content }: { content: About["principles"] }) {
  return (
    <Section name="rules" title={content.title} className="relative py-band bg-paper overflow-clip">
      <ol role="list" className="mt-s7">
        {content.list.map((principle, index) => (
          <li key={index} className={clsx("relative", styles.principle)}>
            <h3>{principle.name}</h3>
            <Paragraph className="mt-[0.4rem] max-w-[32em] text-ink-2" text={principle.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const columnName = "font-aside text-lead leading-none italic";

export function TransformationJourney({ content }: { content: About["journey"] }) {
  return (
    <section className={clsx("bg-night", styles.journey)} aria-labelledby="h-journey">
      <div className={clsx("text-on-night", styles.head)}>
        <div className="wrap">
          <h2 id="h-journey" className="tab:max-wide:text-[2.125rem]">
            {content.title}
          </h2>
        </div>
      </div>
      <div className={clsx("wrap", styles.rows)}>
        <div className="hidden grid-cols-2 pb-s4 tab:grid" aria-hidden="true">
          <p className={clsx("text-gold-light", columnName)}>{content.before}</p>
          <p className={clsx("ps-14", columnName)}>{content.after}</p>
        </div>
        <ol role="list">
          {content.rows.map((row, index) => (
            <li key={index} className={clsx("tab:relative tab:grid tab:grid-cols-2", styles.row)}>
              <p className={clsx("text-balance text-on-night", styles.before)}>
                <span className="sr-only forced-colors:max-tab:not-sr-only">{content.before}: </span>
                {row.before}
              </p>
              <p className={clsx("text-balance", styles.after)}>
                <span className="sr-only forced-colors:max-tab:not-sr-only">{content.after}: </span>
                {row.after}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function NextSteps({ content }: { content: About["next"] }) {
  return (
    <section className="pt-band pb-[calc(var(--spacing-band)+5rem)]" aria-label={aboutLabels.next}>
      <div className="wrap">
        <p className={styles.steps}>
          {`${content.before} `}
          <PageLink href="/lounge">{content.lounge}</PageLink>
          {` ${content.between} `}
          <PageLink href="/products">{content.products}</PageLink>
          {` ${content.after}`}
        </p>
        <p className="note mt-s5">{content.note}</p>
      </div>
    </section>
  );
}
