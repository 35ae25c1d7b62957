import { lounge } from "@/content/lounge";
import { ropeBox, ropePath, threads } from "./rope-line";

const { title, lead, slips } = lounge.door;
const hung = threads([54, 84, 34, 108, 64]);

export function Door() {
  return (
    <section className="lo-door" id="door" aria-labelledby="h-door">
      <div className="wrap">
        <h2 id="h-door">{title}</h2>
        <p className="lead">{lead}</p>
        <div className="lo-rope">
          <svg
            className="lo-rope__line"
            viewBox={`0 0 ${ropeBox.width} ${ropeBox.height}`}
            height={ropeBox.height}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={ropePath()} vectorEffect="non-scaling-stroke" />
          </svg>
          <ul>
            {slips.map(({ name, text }, index) => (
              <li key={name}>
                <Thread {...hung[index]} />
                <div className="lo-slip">
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Reaches from the rope to the hole in the slip; its height is what holds the slip down. */
function Thread({ knot = 0, end = 0 }: { knot?: number; end?: number }) {
  return (
    <svg className="lo-rope__thread" width="6" height={end} aria-hidden="true">
      <path d={`M3 ${knot}V${end}`} />
      <circle cx="3" cy={knot} r="2.5" />
    </svg>
  );
}
