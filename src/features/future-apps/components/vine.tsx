import { drawVine } from "../draw-vine";

/** The running stem under a name; `grown` is its length from 0 to 1. */
export function Vine({ votes, grown, index }: { votes: number; grown: number; index?: number }) {
  const { stem, leaves, seed, rest } = drawVine(votes, grown, index);
  return (
    <svg
      className="h-8 w-full max-w-80 overflow-visible fill-none stroke-leaf-line [--by:--vine] [--span:entry_50%_cover_40%] [view-timeline:--vine]"
      viewBox="0 0 300 30"
      preserveAspectRatio="xMinYMid meet"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path className="stroke-control-off" d={rest} strokeDasharray="1 5" />
      <path className="fill-leaf [--from-opacity:0] moving:comes" d={leaves} strokeWidth="1" />
      <path className="fill-gold stroke-none [--from-opacity:0] moving:comes" d={seed} />
      <path
        className="[--from-dash:320] moving:[stroke-dasharray:320] moving:comes"
        data-motion="vine"
        d={stem}
      />
    </svg>
  );
}
