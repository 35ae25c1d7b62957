const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

const ordinals = [
  "zeroth",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
] as const;

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinalRules = new Intl.PluralRules("en-GB", { type: "ordinal" });

/** A number as copy writes it: in words up to twelve, then in figures. */
export function numberWord(count: number) {
  return words[count] ?? String(count);
}

/** A place in a row: "tenth", and from thirteen on "13th". */
export function ordinalWord(place: number) {
  return ordinals[place] ?? `${place}${endings[ordinalRules.select(place)] ?? "th"}`;
}

/** The same text with a capital at its beginning. */
export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
