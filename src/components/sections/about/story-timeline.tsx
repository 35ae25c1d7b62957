import { clsx } from "clsx";
import { rays } from "@/components/art/geometry";
import { Paragraph } from "@/components/ui/rich-text";
import type { About } from "@/content/about";
import styles from "./story-timeline.module.css";

/** The mood at each step of the story, from 0 (heavy) to 100 (light). */
const stops = [54, 42, 26, 46, 31, 6, 20, 42, 34, 58, 70, 61, 84] as const;

const offPage = 112;
const meeting = 113;
const shares = [0.1085, 0.217, 0.334, 0.463, 0.6, 0.747];

const round = (value: number) => Math.round(value * 10) / 10;

/** The side lines converge towards the right edge. */
function laneAt(x: number, share: number) {
  return round(x >= offPage ? offPage : x + (meeting - x) * share);
}

function curve(from: number, to: number) {
  return `M${from} 0C${from} 50 ${to} 50 ${to} 100`;
}

/** The curve is drawn in a box of 100 by 100. */
function pieceBelow(index: number) {
  const from = stops[index] ?? offPage;
  const to = stops[index + 1] ?? offPage;
  return {
    at: from,
    main: curve(from, to),
    land: `${curve(from, to)}H130V0Z`,
    lanes: shares.map((share) => curve(laneAt(from, share), laneAt(to, share))),
  };
}

function entrance() {
  const x = stops[0];
  const lanes = shares.map((share) => {
    const end = laneAt(x, share);
    const lift = round(share * 40);
    return `M130 ${-52 + lift}C${round(84 + share * 35)} ${-52 + lift} ${end} ${-46 + lift} ${end} 0`;
  });
  return { main: `M130 -52C84 -52 ${x} -46 ${x} 0`, land: `M130 -52C84 -52 ${x} -46 ${x} 0.4H130Z`, lanes };
}

const coming = entrance();
const lowest = stops.indexOf(Math.min(...stops) as (typeof stops)[number]);

const laneOpacity = [0.62, 0.5, 0.4, 0.3, 0.22, 0.14];

function Land({ d, lanes }: { d: string; lanes: readonly string[] }) {
  return (
    <g className="max-tab:hidden">
      {/* The stroke covers the gap between two rows. */}
      <path className="fill-warm stroke-warm" strokeWidth="1" d={d} vectorEffect="non-scaling-stroke" />
      {lanes.map((lane, index) => (
        <path
          key={lane}
          d={lane}
          strokeWidth="1"
          opacity={laneOpacity[index]}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}

function Piece({ index }: { index: number }) {
  const { at, main, land, lanes } = pieceBelow(index);
  const isLast = index === stops.length - 1;
  return (
    <div className={clsx("relative", styles.chart)} aria-hidden="true">
      <svg
        className={clsx(
          "absolute inset-0 size-full max-w-none overflow-visible fill-none stroke-gold",
          isLast && "max-tab:hidden",
        )}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        strokeWidth="2"
        aria-hidden="true"
      >
        <Land d={land} lanes={lanes} />
        {index === 0 ? (
          <g className="max-tab:hidden">
            <Land d={coming.land} lanes={coming.lanes} />
            <path d={coming.main} vectorEffect="non-scaling-stroke" />
          </g>
        ) : null}
        <path d={main} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="absolute inset-0 size-full overflow-visible stroke-gold" aria-hidden="true">
        <line
          className="stroke-control-off max-tab:hidden"
          x1="-20"
          y1="0"
          x2={`${at}%`}
          y2="0"
          strokeDasharray="2 4"
        />
        {isLast ? (
          <svg x={`${at}%`} overflow="visible" aria-hidden="true">
            <circle className={clsx("fill-dawn-1", styles.sun)} strokeWidth="1.4" />
            <path className="fill-none max-tab:hidden" d={rays(0, 0, 28, 36, 32)} strokeWidth="1.2" />
          </svg>
        ) : (
          <circle
            className={index === lowest ? "fill-night" : "fill-paper"}
            cx={`${at}%`}
            cy="0"
            r="6.5"
            strokeWidth={index === lowest ? 1.5 : 2}
          />
        )}
      </svg>
    </div>
  );
}

export function StoryTimeline({ content }: { content: About["timeline"] }) {
  return (
    <section
      className="overflow-clip border-t border-dune-line bg-paper pt-band"
      aria-labelledby="h-timeline"
    >
      <div className="wrap">
        <div className="grid12 items-end gap-y-s4">
          <h2 id="h-timeline" className="wide:col-end-8">
            {content.title}
          </h2>
          <Paragraph className="note wide:col-start-9" text={content.note} />
        </div>
      </div>
      <div className={clsx("flex justify-between text-gold-ink", styles.axis)} aria-hidden="true">
        <span>{content.heavy}</span>
        <span>{content.light}</span>
      </div>
      <ol role="list" className={styles.steps}>
        {content.steps.map((step, index) => (
          <li key={index} className={clsx("grid", styles.step)}>
            <Piece index={index} />
            <div className={styles.text}>
              <p className={clsx("text-gold-ink", styles.age)}>{step.age}</p>
              <h3>{step.name}</h3>
              <Paragraph className="mt-[0.35rem] max-w-[31em] text-ink-2" text={step.text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
