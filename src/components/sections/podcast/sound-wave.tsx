import { round } from "@/components/art/geometry";
import { classNames } from "@/lib/class-names";

const BARS = 200;
const GAP = 6;
const BASE = 60;

function noise(index: number) {
  const value = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

const bars = Array.from({ length: BARS }, (_, index) => {
  const breath = Math.abs(Math.sin((index / BARS) * Math.PI * 2.9 + 0.35)) ** 0.7;
  const height = 3 + (12 + 26 * breath) * (0.35 + 0.65 * noise(index)) * (0.4 + 0.6 * breath);
  return `M${4 + index * GAP} ${round(BASE - height)}V${round(BASE + height / 2)}`;
});
const even = bars.filter((_, index) => index % 2 === 0).join("");
const odd = bars.filter((_, index) => index % 2 === 1).join("");

/** A voice as it looks on tape: three breaths. Narrow screens leave out every other bar. */
export function SoundWave({ className }: { className: string }) {
  return (
    <svg
      className={classNames(
        "my-s5 h-[clamp(6rem,12vw,10rem)] w-full fill-none stroke-gold stroke-[1.1] wide:stroke-2",
        className,
      )}
      viewBox="0 0 1200 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={even} vectorEffect="non-scaling-stroke" />
      <path className="max-wide:hidden" d={odd} vectorEffect="non-scaling-stroke" />
      <path className="stroke-night stroke-1" d="M0 60H1200" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
