import { desk } from "@/content/desk";

/** Counting stops here: beyond it only "more" matters, and a page must stay quick. */
export const countedTo = 1_000;

/** A count as it is shown: "999+" where counting stopped. */
export function countText(count: number) {
  return count >= countedTo ? desk.more(countedTo) : `${count}`;
}
