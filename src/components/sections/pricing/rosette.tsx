import { polar, round } from "@/components/art/geometry";
import { classNames } from "@/lib/class-names";

const CENTRE = 320;
const LOOPS = 72;

const loops = Array.from({ length: LOOPS }, (_, index) => {
  const [x, y] = polar(CENTRE, CENTRE, 222, (index * Math.PI * 2) / LOOPS);
  return `M${round(x + 60)} ${round(y)}a60 60 0 1 1 -120 0a60 60 0 1 1 120 0`;
}).join("");

/** Seventy-two circles on one orbit, as on a banknote; the middle stays empty for the figure. */
export function Rosette({ className }: { className?: string }) {
  return (
    <svg
      className={classNames("fill-none stroke-gold-light stroke-[1.1]", className)}
      viewBox="0 0 640 640"
      aria-hidden="true"
    >
      <path strokeWidth="0.55" d={loops} />
      <circle cx={CENTRE} cy={CENTRE} r="158" />
      <circle cx={CENTRE} cy={CENTRE} r="288" />
      <circle cx={CENTRE} cy={CENTRE} r="297" />
      <circle strokeWidth="9" strokeDasharray="0.6 9.4" cx={CENTRE} cy={CENTRE} r="292.5" pathLength="1800" />
    </svg>
  );
}
