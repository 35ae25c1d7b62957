import { Paragraph } from "@/components/ui/words";
import type { Lounge } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./arrival-moods.module.css";

/** The rope's lowest point, and the height of its ends above that point, in pixels. */
const lowestY = 148;
const sag = 86;

/** How far the rope extends beyond the slips, in slip widths. */
const overhang = 1;

export const ropeBox = { width: 1200, height: 160 } as const;

/** `share` is a fraction (0-1) of the rope's width; the rope is a parabola. */
export function ropeHeight(share: number) {
  return lowestY - sag * (2 * share - 1) ** 2;
}

export function ropePath() {
  const end = ropeHeight(-overhang);
  const bend = 2 * lowestY - end;
  return `M${-overhang * ropeBox.width} ${end}Q${ropeBox.width / 2} ${bend} ${(1 + overhang) * ropeBox.width} ${end}`;
}

export function threads(lengths: readonly number[]) {
  return lengths.map((length, index) => {
    const knot = Math.round(ropeHeight((index + 0.5) / lengths.length) * 10) / 10;
    return { knot, end: knot + length };
  });
}

const drawn = "hidden overflow-visible fill-none stroke-gold";
const paper = "relative rounded-sheet border border-dune-line bg-paper shadow-sheet";
const hung = threads([54, 84, 34, 108, 64]);

export function ArrivalMoods({ content: { title, lead, slips } }: { content: Lounge["moods"] }) {
  return (
    <section className="overflow-clip py-band" id="door" aria-labelledby="h-moods">
      <div className="wrap">
        <h2 id="h-moods">{title}</h2>
        <Paragraph className="lead mt-s4" text={lead} />
        <div className="relative mt-s6">
          <svg
            className={classNames(drawn, "absolute inset-x-0 top-0 w-full stroke-2", styles.line)}
            viewBox={`0 0 ${ropeBox.width} ${ropeBox.height}`}
            height={ropeBox.height}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={ropePath()} vectorEffect="non-scaling-stroke" />
          </svg>
          <ul role="list" className={classNames("grid items-start", styles.slips)}>
            {slips.map(({ name, text }, index) => (
              <li key={index}>
                <Thread {...hung[index]} />
                <div className={classNames(paper, styles.slip)}>
                  <h3 className="text-[min(1.4375rem,9vw)]">{name}</h3>
                  <Paragraph className="mt-[0.6rem] text-base text-ink-2 leading-normal" text={text} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Thread({ knot = 0, end = 0 }: { knot?: number; end?: number }) {
  return (
    <svg
      className={classNames(drawn, "relative z-1 mx-auto", styles.thread)}
      width="6"
      height={end}
      aria-hidden="true"
    >
      <path d={`M3 ${knot}V${end}`} />
      <circle className="fill-gold stroke-none" cx="3" cy={knot} r="2.5" />
    </svg>
  );
}
