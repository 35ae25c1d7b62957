import { type Point, round } from "@/components/art/geometry";
import { MethodFigure } from "@/components/art/method-figure";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/words";
import type { Coaching } from "@/content/coaching";
import { tierIds } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./program-stages.module.css";

const figures = { explorer: 1, adventurer: 2, alchemist: 3 } as const;

export function ProgramStages({ content }: { content: Coaching["stages"] }) {
  return (
    <Section name="stages" title={content.heading} className="relative py-band bg-dune">
      <div className={classNames("relative mt-s7 grid", styles.stages)}>
        <WideRoad className={classNames("size-full max-wide:hidden", styles.wideRoad)} />
        <ThinRoad className={classNames("absolute top-0 h-full wide:hidden", styles.thinRoad)} />
        {tierIds.map((id) => (
          <article key={id} className={classNames("grid items-center gap-s6 py-s6", styles.stage)}>
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
              className={classNames("grid justify-items-center max-tab:hidden", styles.drawing)}
              aria-hidden="true"
            >
              <MethodFigure n={figures[id]} className={classNames("h-auto w-full", styles.figure)} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

type Curve = readonly [Point, Point, Point, Point];

function at([a, b, c, d]: Curve, t: number): Point {
  const mix = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] +
    3 * t * (1 - t) ** 2 * b[axis] +
    3 * t * t * (1 - t) * c[axis] +
    t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

/** `d` is a path of connected cubic Bézier curves. */
function roadLine(d: string) {
  const numbers = (d.match(/\d+/g) ?? []).map(Number);
  const knots = Array.from({ length: numbers.length / 2 }, (_, index) =>
    numbers.slice(index * 2, index * 2 + 2),
  );
  const curves = Array.from({ length: (knots.length - 1) / 3 }, (_, index) =>
    knots.slice(index * 3, index * 3 + 4),
  ) as unknown as Curve[];
  const points = curves.flatMap((curve) => Array.from({ length: 61 }, (_, index) => at(curve, index / 60)));
  const lengths: number[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1] ?? [x, y];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - before[0], y - before[1]));
  }
  const total = lengths.at(-1) ?? 0;
  const last: Point = points.at(-1) ?? [0, 0];

  return {
    d,
    /** `share` is a fraction (0-1) of the path's length. */
    along: (share: number): Point =>
      points[lengths.findIndex((length) => length >= share * total - 0.01)] ?? last,
    /** Expects a path that descends. */
    crossing: (y: number): Point => points.find((point) => point[1] >= y) ?? last,
  };
}

const wide = roadLine(
  "M200 0C200 70 70 70 70 168C70 330 330 340 330 504C330 670 70 680 70 840C70 930 200 930 200 1008",
);

// The box of 40 × 900 is stretched to the column's height.
const thin = roadLine("M20 0C20 60 4 90 4 150C4 270 36 330 36 450C36 570 4 630 4 750C4 810 20 840 20 900");

const weeks = Array.from({ length: 9 }, (_, index) => index + 1);

/** Each week is highlighted as it nears the middle of the window. */
const lit = [
  "[--starts:cover_21%] [--ends:cover_28%]",
  "[--starts:cover_27%] [--ends:cover_34%]",
  "[--starts:cover_33%] [--ends:cover_40%]",
  "[--starts:cover_39%] [--ends:cover_46%]",
  "[--starts:cover_45%] [--ends:cover_52%]",
  "[--starts:cover_51%] [--ends:cover_58%]",
  "[--starts:cover_57%] [--ends:cover_64%]",
  "[--starts:cover_63%] [--ends:cover_70%]",
  "[--starts:cover_69%] [--ends:cover_76%]",
];

const line = "fill-none stroke-gold overflow-visible [--by:--road] [view-timeline:--road]";

type StopProps = { week: number; x?: number; y?: number; r: number; size: number };

function Stop({ week, x = 0, y = 0, r, size }: StopProps) {
  return (
    <g>
      <circle className={week % 3 === 0 ? "fill-dawn-1" : "fill-sand"} cx={round(x)} cy={round(y)} r={r} />
      <circle
        className={classNames(
          "hidden fill-dawn-2 [--from-opacity:0] moving:block moving:reveal",
          lit[week - 1],
        )}
        data-motion="road"
        cx={round(x)}
        cy={round(y)}
        r={r}
      />
      <text
        className="fill-ink stroke-none font-display lining-nums"
        x={round(x)}
        y={round(y + Math.floor(size * 0.36))}
        fontSize={size}
        textAnchor="middle"
      >
        {week}
      </text>
    </g>
  );
}

function WideRoad({ className }: { className?: string }) {
  return (
    <svg className={classNames(line, className)} viewBox="0 0 400 1008" strokeWidth="1.3" aria-hidden="true">
      <path d={wide.d} strokeWidth="34" />
      <path className="stroke-warm" d={wide.d} strokeWidth="31.4" />
      <path d={wide.d} strokeWidth=".8" strokeDasharray="3 9" />
      {weeks.map((week) => {
        const [x, y] = wide.along(0.075 + (week - 1) * 0.10625);
        return <Stop key={week} week={week} x={x} y={y} r={15} size={17} />;
      })}
    </svg>
  );
}

function ThinRoad({ className }: { className?: string }) {
  return (
    <svg className={classNames(line, className)} strokeWidth="1.3" aria-hidden="true">
      <svg
        viewBox="0 0 40 900"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        <path d={thin.d} vectorEffect="non-scaling-stroke" />
      </svg>
      {weeks.map((week) => {
        const share = (week - 0.5) / 9;
        return (
          <svg
            key={week}
            x={round(thin.crossing(share * 900)[0])}
            y={`${round(share * 100)}%`}
            overflow="visible"
            aria-hidden="true"
          >
            <Stop week={week} r={12} size={14} />
          </svg>
        );
      })}
    </svg>
  );
}
