import { clsx } from "clsx";
import { round } from "./geometry";
import { strokes } from "./strokes";

/** Returns the path of a star. A low-discrepancy sequence fills the area evenly. */
function starPath(index: number) {
  return `M${round(((index * 0.7549) % 1) * 1400)} ${round(((index * 0.5698) % 1) * 260)}h0`;
}

function scatter(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => starPath(from + index)).join("");
}

const groups = [
  { d: scatter(1, 14), strokeWidth: 2.6, span: "[--starts:entry_20%] [--ends:entry_60%]" },
  { d: scatter(15, 22), strokeWidth: 1.8, span: "[--starts:entry_45%] [--ends:entry_85%]" },
  { d: scatter(37, 30), strokeWidth: 1.2, span: "[--starts:entry_70%] [--ends:entry_100%]" },
];

export function Stars({ className }: { className?: string }) {
  return (
    <svg
      className={clsx(
        "pointer-events-none fill-none stroke-gold-lift opacity-70 [--by:--night] [view-timeline:--night]",
        className,
      )}
      viewBox="0 0 1400 260"
      preserveAspectRatio="xMidYMin slice"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {groups.map(({ d, strokeWidth, span }) => (
        <path
          key={span}
          className={clsx(strokes.fading, span)}
          data-motion="stars"
          d={d}
          strokeWidth={strokeWidth}
        />
      ))}
    </svg>
  );
}
