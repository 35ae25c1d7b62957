import { leaveWaitlist } from "@/content/leave-waitlist";

const seats = 9;

// A chair from above: a seat that opens towards the fire.
const chair = "M-15 -8V5A8 8 0 0 0 -7 13H7A8 8 0 0 0 15 5V-8";

/** A circle of chairs around a fire; the lowest one is the reader's. */
export function LeaveWaitlistDrawing({ isEmpty }: { isEmpty: boolean }) {
  return (
    <svg
      className="h-auto w-[min(13rem,52vw)] overflow-visible fill-none stroke-[1.6] stroke-gold wide:w-[min(24rem,30vw)] wide:justify-self-end"
      viewBox="-160 -160 320 320"
      role="img"
      aria-label={leaveWaitlist.figure}
    >
      <circle className="stroke-[0.8]" r="82" />
      <circle r="13" />
      <path
        className="stroke-[0.8]"
        d="M0 -22V-36M19 -11L31 -18M19 11L31 18M0 22V36M-19 11L-31 18M-19 -11L-31 -18"
      />
      {Array.from({ length: seats }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the chairs never change places
          key={index}
          className={index > 0 ? undefined : isEmpty ? "stroke-[1.4]" : "stroke-[2.4] stroke-lagoon"}
          strokeDasharray={index === 0 && isEmpty ? "2 4" : undefined}
          transform={`rotate(${(index * 360) / seats}) translate(0 124)`}
        >
          <path d={chair} />
          {index === 0 && !isEmpty ? <circle className="fill-lagoon stroke-none" cy="-2" r="4" /> : null}
        </g>
      ))}
    </svg>
  );
}
