import { countText } from "../count-limit";

/** A number beside a word; nothing when there is none. */
export function DeskCount({ count }: { count: number }) {
  return count === 0 ? null : <span className="desk__n">{countText(count)}</span>;
}
