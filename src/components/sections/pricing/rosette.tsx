import { polar, round } from "@/components/art/geometry";

const CENTRE = 320;
const LOOPS = 72;

const loops = Array.from({ length: LOOPS }, (_, index) => {
  const [x, y] = polar(CENTRE, CENTRE, 222, (index * Math.PI * 2) / LOOPS);
  return `M${round(x + 60)} ${round(y)}a60 60 0 1 1 -120 0a60 60 0 1 1 120 0`;
}).join("");

/** Seventy-two circles on one orbit, as on a banknote; the middle stays empty for the figure. */
export function Rosette() {
  return (
    <svg className="pr-rosette" viewBox="0 0 640 640" aria-hidden="true">
      <path className="hair" d={loops} />
      <circle cx={CENTRE} cy={CENTRE} r="158" />
      <circle cx={CENTRE} cy={CENTRE} r="288" />
      <circle cx={CENTRE} cy={CENTRE} r="297" />
      <circle className="pr-rosette__ticks" cx={CENTRE} cy={CENTRE} r="292.5" pathLength="1800" />
    </svg>
  );
}
