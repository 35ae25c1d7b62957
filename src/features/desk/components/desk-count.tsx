import { desk } from "@/content/desk";

const countedTo = 1_000;

/** A number beside a word; nothing when there is none, and "999+" where counting stopped. */
export function DeskCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className="desk__n">{count >= countedTo ? desk.more(countedTo) : count}</span>;
}
