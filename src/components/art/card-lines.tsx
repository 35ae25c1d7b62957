import { polyline } from "./geometry";

const WIDTH = 420;
const HEIGHT = 260;

function guillocheLine(order: number) {
  return polyline(
    Array.from({ length: 49 }, (_, index) => {
      const along = index / 48;
      const slow = Math.sin(along * Math.PI * 2.5 + order * 0.16) * (0.1 + order * 0.014);
      const quick = Math.cos(along * Math.PI * 5 - order * 0.22) * 0.06;
      return [WIDTH * along, HEIGHT * (0.5 + slow + quick)] as const;
    }),
  );
}

const lines = Array.from({ length: 22 }, (_, order) => guillocheLine(order)).join("");

export function CardLines() {
  return (
    <svg
      className="absolute inset-0 size-full fill-none stroke-[0.5] stroke-gold-light opacity-38 mask-[linear-gradient(transparent_34%,black_50%)]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  );
}
