import { classNames } from "@/lib/class-names";

const EDGE = "M0 84C120 44 260 40 420 70S720 116 900 84S1200 26 1440 72";

type SkylineProps = { className?: string };

export function Skyline({ className }: SkylineProps) {
  return (
    <svg
      className={classNames("skyline", className)}
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="skyline__land" d={`${EDGE}V120H0Z`} />
      <path className="skyline__edge" d={EDGE} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
