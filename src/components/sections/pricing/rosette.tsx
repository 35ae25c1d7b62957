import { polar, round } from "@/components/art/geometry";
import { strokes } from "@/components/art/strokes";
import { classNames } from "@/lib/class-names";

const CENTRE = 320;
const LOOPS = 72;

// a hundred and eighty marks on the rim
const RIM = 292.5;
const pitch = (2 * Math.PI * RIM) / 180;
const marks = `0.6 ${(pitch - 0.6).toFixed(3)}`;

const loops = Array.from({ length: LOOPS }, (_, index) => {
  const [x, y] = polar(CENTRE, CENTRE, 222, (index * Math.PI * 2) / LOOPS);
  return `M${round(x + 60)} ${round(y)}a60 60 0 1 1 -120 0a60 60 0 1 1 120 0`;
}).join("");

/** Seventy-two circles on one orbit, as on a banknote; the middle stays empty for the figure. */
export function Rosette({ className }: { className?: string }) {
  return (
    <svg
      className={classNames("fill-none stroke-gold-light stroke-[1.1]", strokes.figure, className)}
      data-motion="rosette"
      viewBox="0 0 640 640"
      aria-hidden="true"
    >
      <path
        className={classNames("[--span:cover_24%_cover_40%]", strokes.fading)}
        strokeWidth="0.55"
        d={loops}
      />
      <circle
        className={classNames("[--span:entry_10%_cover_28%]", strokes.drawn, "[--from-dash:993]")}
        cx={CENTRE}
        cy={CENTRE}
        r="158"
      />
      <circle
        className={classNames("[--span:entry_30%_cover_34%]", strokes.drawn, "[--from-dash:1810]")}
        cx={CENTRE}
        cy={CENTRE}
        r="288"
      />
      <circle cx={CENTRE} cy={CENTRE} r="297" />
      <circle strokeWidth="9" strokeDasharray={marks} cx={CENTRE} cy={CENTRE} r={RIM} />
    </svg>
  );
}
