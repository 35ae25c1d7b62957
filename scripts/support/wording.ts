/** Words besides those that a cause has everywhere else, and the reason for them. */
export type Wording = { words: string; why: string };

/** A number and a text for what is only known when it happens. */
const something = { [Symbol.toPrimitive]: (hint: string) => (hint === "number" ? 120 : "…") };

/** What a sentence of copy says, with something in each of its gaps. */
export function filled(value: unknown): string {
  const words = typeof value === "function" ? value(...Array(4).fill(something)) : value;
  return String(words);
}
