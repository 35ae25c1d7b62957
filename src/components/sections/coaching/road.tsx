import { round } from "@/components/art/geometry";
import { roadLine } from "./road-line";

const wide = roadLine([
  [
    [200, 0],
    [200, 70],
    [70, 70],
    [70, 168],
  ],
  [
    [70, 168],
    [70, 330],
    [330, 340],
    [330, 504],
  ],
  [
    [330, 504],
    [330, 670],
    [70, 680],
    [70, 840],
  ],
  [
    [70, 840],
    [70, 930],
    [200, 930],
    [200, 1008],
  ],
]);

// Drawn in a box of 40 × 900 that is stretched to the column's height.
const thin = roadLine([
  [
    [20, 0],
    [20, 60],
    [4, 90],
    [4, 150],
  ],
  [
    [4, 150],
    [4, 270],
    [36, 330],
    [36, 450],
  ],
  [
    [36, 450],
    [36, 570],
    [4, 630],
    [4, 750],
  ],
  [
    [4, 750],
    [4, 810],
    [20, 840],
    [20, 900],
  ],
]);

const weeks = Array.from({ length: 9 }, (_, index) => index + 1);

function stopClass(week: number) {
  return week % 3 === 0 ? "road__stop road__stop--sun" : "road__stop";
}

/** The way past nine weeks, beside the stages on wide screens. */
export function WideRoad() {
  return (
    <svg className="road__line road__line--wide" viewBox="0 0 400 1008" aria-hidden="true">
      <path d={wide.d} strokeWidth="34" />
      <path className="road__bed" d={wide.d} strokeWidth="31.4" />
      <path d={wide.d} strokeWidth=".8" strokeDasharray="3 9" />
      {weeks.map((week) => {
        const [x, y] = wide.along(0.075 + (week - 1) * 0.10625);
        return (
          <g key={week} className={stopClass(week)}>
            <circle cx={round(x)} cy={round(y)} r="15" />
            <text x={round(x)} y={round(y + 6)}>
              {week}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same as one line with nine stops, left of the stages on small screens. */
export function ThinRoad() {
  return (
    <svg className="road__line road__line--thin" aria-hidden="true">
      <svg
        viewBox="0 0 40 900"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        <path d={thin.d} vectorEffect="non-scaling-stroke" />
      </svg>
      {weeks.map((week) => {
        const share = (week - 0.5) / 9;
        return (
          <svg
            key={week}
            x={round(thin.crossing(share * 900)[0])}
            y={`${round(share * 100)}%`}
            overflow="visible"
            aria-hidden="true"
          >
            <g className={stopClass(week)}>
              <circle r="12" />
              <text y="5">{week}</text>
            </g>
          </svg>
        );
      })}
    </svg>
  );
}
