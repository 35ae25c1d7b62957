import { clsx } from "clsx";
import type { ReactNode } from "react";
import { chords, rays } from "./geometry";
import { strokes } from "./strokes";

const fine = 0.6;

const { first, second, drawn, shown } = strokes;
const dot = { fill: "currentColor", stroke: "none" };

type Figure = { viewBox: string; label: string; drawing: ReactNode };

const figures: Record<1 | 2 | 3, Figure> = {
  1: {
    viewBox: "0 0 200 200",
    label: "A circle with a point at its centre",
    drawing: (
      <>
        <circle className={clsx(first, drawn, "[--from-dash:616]")} cx="100" cy="100" r="98" />
        <circle className={clsx(second, drawn, "[--from-dash:436]")} cx="100" cy="100" r="69.3" />
        <circle {...dot} cx="100" cy="100" r="5" />
        <path className={shown} strokeWidth={fine} d={rays(100, 100, 78, 90, 60)} />
        <path className={shown} strokeWidth={fine} d="M100 2V198M2 100H198" strokeDasharray="2 5" />
      </>
    ),
  },
  2: {
    viewBox: "0 0 320 300",
    label: "A sun on the horizon and its reflection",
    drawing: (
      <>
        <path
          className={clsx(first, drawn, "[--from-dash:320]")}
          d="M0 190H320M62 190A98 98 0 0 1 258 190M90.7 190A69.3 69.3 0 0 1 229.3 190"
        />
        <path
          className={shown}
          strokeWidth={fine}
          d={rays(160, 190, 108, 124, 37, Math.PI, Math.PI * 2 + 0.084)}
        />
        <circle {...dot} cx="160" cy="190" r="4" />
        <path className={clsx(second, drawn, "[--from-dash:196]")} d={chords(160, 190, 98, 11)} />
      </>
    ),
  },
  3: {
    viewBox: "-60 -44 520 445",
    label: "A triangle inside a square, with the sun on the horizon inside both",
    drawing: (
      <>
        <path
          className={clsx(first, drawn, "[--from-dash:1200]")}
          d="M0 400V0H400V400M200 0L0 400M200 0L400 400"
        />
        <circle className={clsx(second, drawn, "[--from-dash:777]")} cx="200" cy="276.4" r="123.6" />
        <path
          className={clsx(second, drawn, "[--from-dash:520]")}
          d={`M-60 276.4H460${chords(200, 276.4, 123.6, 9)}`}
        />
        <circle {...dot} cx="200" cy="276.4" r="4" />
        <path
          className={shown}
          strokeWidth={fine}
          d={rays(200, 276.4, 130.6, 140.6, 36, Math.PI, Math.PI * 2 + 0.087)}
        />
        <path className={shown} strokeWidth={fine} d="M0 0L400 400M400 0L0 400" strokeDasharray="2 5" />
        <path className={shown} strokeWidth={fine} d="M-22 0H-8M0 -22V-8M408 0H422M400 -22V-8M200 -44V-8" />
        <path
          className={shown}
          strokeWidth={fine}
          d="M0 60A60 60 0 0 0 60 0M400 60A60 60 0 0 1 340 0M170 60a67 67 0 0 0 60 0"
        />
      </>
    ),
  },
};

const figure = "overflow-visible fill-none stroke-current stroke-[1.2] text-gold";

export function MethodFigure({ n, className }: { n: 1 | 2 | 3; className?: string }) {
  const { viewBox, label, drawing } = figures[n];
  return (
    <svg
      className={clsx(figure, strokes.figure, className)}
      data-motion={`figure-${n}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      role="img"
      aria-label={label}
    >
      {drawing}
    </svg>
  );
}
