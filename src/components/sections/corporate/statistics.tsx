import { clsx } from "clsx";
import { polar, rays, repeat, round, segment } from "@/components/art/geometry";
import { strokes } from "@/components/art/strokes";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/rich-text";
import { type Corporate, corporateLabels } from "@/content/corporate";
import styles from "./statistics.module.css";

const statNames = ["ratio", "dial", "doors"] as const;

export function Statistics({ content }: { content: Corporate["statistics"] }) {
  return (
    <Section name="statistics" title={content.title} className="relative py-band overflow-clip">
      <div className="grid12 mt-s7 gap-y-s8 min-[44rem]:max-wide:gap-y-s7">
        {statNames.map((name) => (
          <figure
            key={name}
            className={clsx("flex flex-col wide:col-span-4", styles.figure)}
            data-figure={name}
          >
            <svg
              className={clsx(
                "self-start overflow-visible fill-none stroke-lagoon stroke-[1.4] forced-colors:stroke-[CanvasText]",
                strokes.figure,
                styles.drawing,
              )}
              data-motion={`statistic-${name}`}
              viewBox={figures[name].viewBox}
              preserveAspectRatio="xMinYMax"
              role="img"
              aria-label={corporateLabels.statistics[name]}
            >
              {figures[name].drawing}
            </svg>
            <figcaption>
              <p className={clsx("mt-s5", styles.number)}>{content[name].number}</p>
              <Paragraph
                className="mt-[0.6rem] max-w-[36ch] wide:min-h-[5em] wide:max-[75rem]:min-h-[6.5em]"
                text={content[name].text}
              />
              <Paragraph
                className="mt-s4 border-t border-dune-line pt-s3 text-small/[1.45] text-ink-2"
                text={content[name].source}
              />
            </figcaption>
          </figure>
        ))}
      </div>
      <Paragraph className="note mt-s7" text={content.note} />
    </Section>
  );
}

const top = -Math.PI / 2;
const step = Math.PI / 50;
const share = 58;

const squares = [0, 1, 2, 3].map((index) => ({
  x: 116 + (index % 2) * 70,
  y: 30 + Math.floor(index / 2) * 70,
}));
const fourSquares = squares.map(({ x, y }) => `M${x} ${y}h62v62h-62Z`).join("");
const squareLines = squares
  .map(({ x, y }) => repeat(8, (line) => `M${x} ${round(y + ((line + 1) * 62) / 9)}h62`))
  .join("");

const doors = Array.from({ length: 20 }, (_, index) => {
  const x = (index % 10) * 30;
  const y = index < 10 ? 0 : 88;
  const frame = `M${x} ${y + 72}V${y + 12}A11 12 0 0 1 ${x + 22} ${y + 12}V${y + 72}`;
  const leaf = `M${x} ${y + 72}L${x + 9} ${y + 66}V${y + 18}L${x} ${y + 10}`;
  const lines = repeat(6, (line) => `M${x} ${y + 21 + line * 9}h22`);
  return { open: frame + leaf, shut: `${frame}Z`, lines };
});
const openDoors = doors.slice(0, 13);
const shutDoors = doors.slice(13);
const shut = shutDoors.map((door) => door.shut).join("");

const figures = {
  ratio: {
    viewBox: "0 -10 270 180",
    drawing: (
      <>
        <path d="M0 100h62v62h-62Z" />
        <path strokeWidth="0.8" d="M72 131H104M98 126L104 131L98 136" />
        <path
          className={clsx("fill-lagoon-wash stroke-none forced-colors:fill-[Canvas]", strokes.shown)}
          d={fourSquares}
        />
        <path className={strokes.shown} strokeWidth="0.8" d={squareLines} />
        <path className={clsx(strokes.first, strokes.drawn, "[--from-dash:248]")} d={fourSquares} />
        <path d="M0 162H270" />
      </>
    ),
  },
  dial: {
    viewBox: "8 -4 168 188",
    drawing: (
      <>
        <path
          className={strokes.shown}
          strokeWidth="2.4"
          d={rays(90, 90, 58, 82, share, top, top + share * step)}
        />
        <path strokeWidth="0.8" d={rays(90, 90, 70, 82, 100 - share, top + share * step, top + 100 * step)} />
        <circle
          className={clsx(strokes.first, strokes.drawn, "[--from-dash:315]")}
          strokeWidth="0.8"
          cx="90"
          cy="90"
          r="50"
        />
        <path strokeWidth="0.8" d={`M90 90V2${segment([90, 90], polar(90, 90, 88, top + share * step))}`} />
        <circle className="fill-lagoon stroke-none forced-colors:fill-[CanvasText]" cx="90" cy="90" r="3" />
      </>
    ),
  },
  doors: {
    viewBox: "0 -4 300 172",
    drawing: (
      <>
        <path strokeWidth="0.8" d={openDoors.map((door) => door.open).join("")} />
        <path
          className={clsx("fill-lagoon-wash stroke-none forced-colors:fill-[Canvas]", strokes.shown)}
          d={shut}
        />
        <path className={strokes.shown} strokeWidth="0.8" d={shutDoors.map((door) => door.lines).join("")} />
        <path className={clsx(strokes.second, strokes.drawn, "[--from-dash:186]")} d={shut} />
        <path d="M0 72H296M0 160H296" />
      </>
    ),
  },
};
