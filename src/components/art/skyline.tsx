const EDGE = "M0 84C120 44 260 40 420 70S720 116 900 84S1200 26 1440 72";

export function Skyline() {
  return (
    <svg
      className="pointer-events-none absolute inset-x-0 bottom-[calc(100%-1px)] h-[clamp(60px,8vw,120px)] w-full"
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-night" d={`${EDGE}V120H0Z`} />
      <path
        className="fill-none stroke-gold-light stroke-[0.8] opacity-55"
        d={EDGE}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
