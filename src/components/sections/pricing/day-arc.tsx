import { chords, rays } from "@/components/art/geometry";

const SUN = 38;

/** One day's arc with three suns on it: dawn, morning and noon. */
export function DayArc() {
  return (
    <svg
      className="-mt-10 h-auto w-full overflow-visible fill-none stroke-gold-ink stroke-[1.4] max-wide:hidden"
      viewBox="0 0 1200 330"
      aria-hidden="true"
    >
      <path d="M-1400 268H2600" />
      <path d="M40 268C190 206 330 176 480 132S750 72 900 46S1300 2 1900 -10" />
      <path strokeWidth="0.7" strokeDasharray="2 6" d="M480 178V268M900 92V268" />
      <path className="fill-sun-pale" d="M2 268A38 38 0 0 1 78 268Z" />
      <path d={chords(40, 268, SUN, 5)} />
      <circle className="fill-sun-pale" cx="480" cy="132" r={SUN} />
      <circle strokeWidth="0.7" cx="480" cy="132" r="26.9" />
      <circle className="fill-sun-pale" cx="900" cy="46" r={SUN} />
      <path strokeWidth="0.7" d={rays(900, 46, SUN + 8, SUN + 18, 48)} />
      <path strokeWidth="0.7" d={rays(40, 268, SUN + 8, SUN + 18, 19, Math.PI, Math.PI * 2 + 0.165)} />
    </svg>
  );
}
