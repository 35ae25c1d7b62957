import { chords } from "@/components/art/geometry";

/** A well seen as a circle; its water rises while the group around it breathes in. */
const water =
  "transition-transform duration-[6s] ease-[ease-in-out] group-data-[phase=in]/breath:duration-[4s] motion-safe:group-data-[phase=in]/breath:-translate-y-[98px]";

const waves = "M-10 152Q15 146 40 152T90 152T140 152T190 152T240 152";

export function BreathFigure() {
  return (
    <svg
      className="size-20 min-[30rem]:size-28 flex-none overflow-visible fill-none stroke-[1.4] stroke-gold min-[75rem]:size-36"
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <clipPath id="breath-well">
        <circle cx="100" cy="100" r="92" />
      </clipPath>
      <g clipPath="url(#breath-well)">
        <g className={water} data-motion="breath">
          <path className="fill-lagoon-wash stroke-lagoon" d={`${waves}V420H-10Z`} />
          <path strokeWidth="1" d={chords(100, 158, 70, 5)} />
        </g>
      </g>
      <circle cx="100" cy="100" r="98" />
      <circle cx="100" cy="100" r="92" strokeWidth="0.7" />
    </svg>
  );
}
