import { countText } from "../counted-to";

/** A number beside a word; nothing when there is none. */
export function DeskCount({ count }: { count: number }) {
  return count === 0 ? null : (
    <span className="ml-auto text-gold-light text-small tabular-nums">{countText(count)}</span>
  );
}
