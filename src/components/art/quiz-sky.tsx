import { clsx } from "clsx";
import { polar, polyline, rays, repeat, round, segment } from "./geometry";

const skyWidth = 1440;
const skyHeight = 256;
const stops = [0, 1, 2, 3, 4, 5] as const;

function arcPoint(along: number) {
  return [0.13 + 0.74 * along, 0.8 - 0.54 * Math.sin(Math.PI * along)] as const;
}

function arcPath() {
  return polyline(
    Array.from({ length: 61 }, (_, index) => {
      const [x, y] = arcPoint(index / 60);
      return [x * skyWidth, y * skyHeight] as const;
    }),
  );
}

function duneEdge(depth: number) {
  const at = (x: number, y: number) => `${round(skyWidth * x)} ${round(skyHeight * y + depth)}`;
  const rise = `M${at(0, 0.83)}C${at(0.11, 0.74)} ${at(0.2, 0.75)} ${at(0.33, 0.83)}`;
  return `${rise}S${at(0.56, 0.95)} ${at(0.67, 0.88)}S${at(0.88, 0.71)} ${at(1, 0.79)}`;
}

function sunRays() {
  const long = rays(0, 0, 38.1, 48.6, 12);
  const short = repeat(48, (index) => {
    const angle = (index * Math.PI) / 24;
    return index % 4 ? segment(polar(0, 0, 38.1, angle), polar(0, 0, 43.8, angle)) : "";
  });
  return long + short;
}

const mark = "stroke-gold stroke-[1.3]";
const filled = "fill-gold transition-[fill] duration-(--slow) starting:fill-haze";
const wind = [0, 8, 17, 27].map(duneEdge).join("");

/** `step` counts from 0 to 5. */
export function QuizSky({ step }: { step: number }) {
  const otherStops = stops.filter((stop) => stop !== step);
  const [sunX, sunY] = arcPoint(step / 5).map((share) => `${round(share * 100)}%`);
  return (
    <svg className="absolute inset-0 size-full overflow-hidden" aria-hidden="true">
      <defs>
        <radialGradient id="quiz-sky-halo">
          <stop offset="0" stopColor="var(--color-sun-pale)" />
          <stop offset="1" stopColor="var(--color-sun-pale)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="quiz-sky-dune" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-dawn-deep)" />
          <stop offset="1" stopColor="var(--color-sand)" />
        </linearGradient>
        <linearGradient id="quiz-sky-wind" gradientUnits="userSpaceOnUse" x2="0" y1="215" y2="252">
          <stop offset="0" stopColor="var(--color-gold-ink)" />
          <stop offset="1" stopColor="var(--color-gold-ink)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <svg x={sunX} y={sunY} overflow="visible" aria-hidden="true">
        <circle r="200" fill="url(#quiz-sky-halo)" />
      </svg>
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${skyWidth} ${skyHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="url(#quiz-sky-dune)" d={`${duneEdge(0)}V${skyHeight}H0Z`} />
        <path
          className="low:hidden fill-none stroke-[0.8] opacity-40"
          stroke="url(#quiz-sky-wind)"
          d={wind}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="fill-none stroke-gold stroke-[1.3]"
          d={arcPath()}
          strokeDasharray="2 7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {otherStops.map((stop) => {
        const [x, y] = arcPoint(stop / 5);
        return (
          <svg
            key={stop}
            x={`${round(x * 100)}%`}
            y={`${round(y * 100)}%`}
            overflow="visible"
            aria-hidden="true"
          >
            <circle
              className={clsx(
                mark,
                "max-tab:scale-[0.62] low:scale-[0.55]",
                stop < step ? filled : "fill-haze",
              )}
              data-stop={stop < step ? "passed" : "ahead"}
              r="6"
            />
          </svg>
        );
      })}
      <svg x={sunX} y={sunY} overflow="visible" aria-hidden="true">
        <g className={clsx(mark, "max-tab:scale-[0.52] low:scale-[0.3]")}>
          <circle className="fill-sun-pale" data-stop="sun" r="30" />
          <path className="fill-none stroke-[0.8]" d={sunRays()} />
        </g>
      </svg>
    </svg>
  );
}
