import { clsx } from "clsx";
import { round } from "@/components/art/geometry";
import { MethodFigure } from "@/components/art/method-figure";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/rich-text";
import type { Coaching } from "@/content/coaching";
import { tierIds } from "@/content/tiers";
import styles from "./program-stages.module.css";

const figures = { explorer: 1, adventurer: 2, alchemist: 3 } as const;

export function ProgramStages({ content }: { content: Coaching["stages"] }) {
  return (
    <Section name="stages" title={content.heading} className="relative py-band bg-dune">
      <div className={clsx("relative mt-s7 grid", styles.stages)}>
        <WideRoad className={clsx("size-full max-wide:hidden", styles.wideRoad)} />
        <ThinRoad className={clsx("absolute top-0 h-full wide:hidden", styles.thinRoad)} />
        {tierIds.map((id) => (
          <article key={id} className={clsx("grid items-center gap-s6 py-s6", styles.stage)}>
            <div className={styles.text}>
              <h3 className="text-h2">
                <span className="mb-s2 block font-aside font-normal text-[1.1875rem] text-gold-ink lining-nums leading-[1.3] tracking-normal italic">
                  {content[id].weeks}
                </span>
                <span className="sr-only">: </span>
                {content[id].name}
              </h3>
              <Paragraph className="mt-s4 max-w-[38ch] text-ink-2" text={content[id].text} />
            </div>
            <div
              className={clsx("grid justify-items-center max-tab:hidden", styles.drawing)}
              aria-hidden="true"
            >
              <MethodFigure n={figures[id]} className={clsx("h-auto w-full", styles.figure)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

const wideRoad =
  "M200 0C200 70 70 70 70 168C70 330 330 340 330 504C330 670 70 680 70 840C70 930 200 930 200 1008";

// The box of 40 × 900 is stretched to the column's height.
const thinRoad = "M20 0C20 60 4 90 4 150C4 270 36 330 36 450C36 570 4 630 4 750C4 810 20 840 20 900";

/**
 * `x` and `y` are the week's place on the wide road, `thinX` on the thin road. Each week is highlighted as it nears the
 * middle of the window.
 */
const weeks = [
  { n: 1, x: 135, y: 73.5, thinX: 15.9, lit: "[--starts:cover_21%] [--ends:cover_28%]" },
  { n: 2, x: 71.9, y: 191.2, thinX: 4, lit: "[--starts:cover_27%] [--ends:cover_34%]" },
  { n: 3, x: 155.3, y: 304.5, thinX: 12.3, lit: "[--starts:cover_33%] [--ends:cover_40%]" },
  { n: 4, x: 268.3, y: 384.8, thinX: 28.4, lit: "[--starts:cover_39%] [--ends:cover_46%]" },
  { n: 5, x: 330, y: 504, thinX: 36, lit: "[--starts:cover_45%] [--ends:cover_52%]" },
  { n: 6, x: 262.6, y: 629.3, thinX: 27.7, lit: "[--starts:cover_51%] [--ends:cover_58%]" },
  { n: 7, x: 149.2, y: 709.4, thinX: 11.6, lit: "[--starts:cover_57%] [--ends:cover_64%]" },
  { n: 8, x: 70.8, y: 824.5, thinX: 4, lit: "[--starts:cover_63%] [--ends:cover_70%]" },
  { n: 9, x: 141.5, y: 932.7, thinX: 16.2, lit: "[--starts:cover_69%] [--ends:cover_76%]" },
];

const line = "fill-none stroke-gold overflow-visible [--by:--road] [view-timeline:--road]";

type StopProps = { week: (typeof weeks)[number]; x?: number; y?: number; r: number; size: number };

function Stop({ week: { n, lit }, x = 0, y = 0, r, size }: StopProps) {
  return (
    <g>
      <circle className={n % 3 === 0 ? "fill-dawn-1" : "fill-sand"} cx={x} cy={y} r={r} />
      <circle
        className={clsx("hidden fill-dawn-2 [--from-opacity:0] moving:block moving:reveal", lit)}
        data-motion="road"
        cx={x}
        cy={y}
        r={r}
      />
      <text
        className="fill-ink stroke-none font-display lining-nums"
        x={x}
        y={y + Math.floor(size * 0.36)}
        fontSize={size}
        textAnchor="middle"
      >
        {n}
      </text>
    </g>
  );
}

function WideRoad({ className }: { className?: string }) {
  return (
    <svg className={clsx(line, className)} viewBox="0 0 400 1008" strokeWidth="1.3" aria-hidden="true">
      <path d={wideRoad} strokeWidth="34" />
      <path className="stroke-warm" d={wideRoad} strokeWidth="31.4" />
      <path d={wideRoad} strokeWidth=".8" strokeDasharray="3 9" />
      {weeks.map((week) => (
        <Stop key={week.n} week={week} x={week.x} y={week.y} r={15} size={17} />
      ))}
    </svg>
  );
}

function ThinRoad({ className }: { className?: string }) {
  return (
    <svg className={clsx(line, className)} strokeWidth="1.3" aria-hidden="true">
      <svg
        viewBox="0 0 40 900"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        <path d={thinRoad} vectorEffect="non-scaling-stroke" />
      </svg>
      {weeks.map((week) => (
        <svg
          key={week.n}
          x={week.thinX}
          y={`${round(((week.n - 0.5) / 9) * 100)}%`}
          overflow="visible"
          aria-hidden="true"
        >
          <Stop week={week} r={12} size={14} />
        </svg>
      ))}
    </svg>
  );
}
