import { rays } from "@/components/art/geometry";
import { about } from "@/content/about";
import { entrance, pieceBelow, stops } from "./way-line";

const words = about.way;
const coming = entrance();
const lowest = stops.indexOf(Math.min(...stops) as (typeof stops)[number]);

function Lanes({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <path key={line} className={`lane lane--${index + 1}`} d={line} vectorEffect="non-scaling-stroke" />
  ));
}

function Piece({ index }: { index: number }) {
  const { at, main, land, lanes } = pieceBelow(index);
  const isLast = index === stops.length - 1;
  return (
    <div className="way__chart" aria-hidden="true">
      <svg className="way__line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="way__land" d={land} />
        <Lanes lines={lanes} />
        {index === 0 ? (
          <g className="way__in">
            <path className="way__land" d={coming.land} />
            <Lanes lines={coming.lanes} />
            <path className="way__main" d={coming.main} vectorEffect="non-scaling-stroke" />
          </g>
        ) : null}
        <path className="way__main" d={main} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="way__stop" aria-hidden="true">
        <line className="way__lead" x1="-20" y1="0" x2={`${at}%`} y2="0" />
        {isLast ? (
          <svg x={`${at}%`} overflow="visible" aria-hidden="true">
            <circle className="way__sun" r="22" />
            <path className="way__rays" d={rays(0, 0, 28, 36, 32)} />
          </svg>
        ) : (
          <circle
            className={index === lowest ? "way__dot way__dot--low" : "way__dot"}
            cx={`${at}%`}
            cy="0"
            r="6.5"
          />
        )}
      </svg>
    </div>
  );
}

/** The story in thirteen steps, along one line that runs from heavy to light and off the page. */
export function Way() {
  return (
    <section className="ab-way" aria-labelledby="h-way">
      <div className="wrap">
        <div className="grid12 ab-way__head">
          <h2 id="h-way">{words.title}</h2>
          <p className="note">{words.note}</p>
        </div>
      </div>
      <div className="ab-way__axis" aria-hidden="true">
        <span>{words.heavy}</span>
        <span>{words.light}</span>
      </div>
      <ol className="ways">
        {words.steps.map((step, index) => (
          <li className="way" key={step.name}>
            <Piece index={index} />
            <div className="way__text">
              <p className="way__age">{step.age}</p>
              <h3>{step.name}</h3>
              <p className="way__said">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
