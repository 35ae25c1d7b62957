import { drawVine } from "../draw-vine";
import { useTween } from "./use-tween";

export function Vine({ votes, full }: { votes: number; full: number }) {
  const [grown = 0] = useTween([votes / full]);
  const { stem, leaves, seed, rest } = drawVine(votes, grown);
  return (
    <svg className="vine" viewBox="0 0 300 30" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <path className="vine__rest" d={rest} />
      <path className="vine__leaf" d={leaves} />
      <path className="vine__seed" d={seed} />
      <path d={stem} />
    </svg>
  );
}
