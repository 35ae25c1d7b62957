import { leaveWaitlist } from "@/content/leave-waitlist";

const seats = 9;

// A chair from above: a seat that opens towards the fire.
const chair = "M-15 -8V5A8 8 0 0 0 -7 13H7A8 8 0 0 0 15 5V-8";

/** A circle of chairs around a fire; the lowest one is the reader's. */
export function LeaveFigure({ isEmpty }: { isEmpty: boolean }) {
  return (
    <svg className="leave__figure" viewBox="-160 -160 320 320" role="img" aria-label={leaveWaitlist.figure}>
      <circle className="hair" r="82" />
      <circle r="13" />
      <path className="hair" d="M0 -22V-36M19 -11L31 -18M19 11L31 18M0 22V36M-19 11L-31 18M-19 -11L-31 -18" />
      {Array.from({ length: seats }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the chairs never change places
          key={index}
          className={index > 0 ? undefined : isEmpty ? "leave__mine leave__mine--empty" : "leave__mine"}
          transform={`rotate(${(index * 360) / seats}) translate(0 124)`}
        >
          <path d={chair} />
          {index === 0 && !isEmpty ? <circle className="dot" cy="-2" r="4" /> : null}
        </g>
      ))}
    </svg>
  );
}
