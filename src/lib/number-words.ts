const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinalRules = new Intl.PluralRules("en-GB", { type: "ordinal" });

/** Returns a number up to twelve as a word, a larger one in digits. */
export function numberWord(count: number) {
  return words[count] ?? String(count);
}

/** Returns an ordinal such as "tenth", and from thirteen on "13th". */
export function ordinalWord(place: number) {
  return ordinals[place] ?? `${place}${endings[ordinalRules.select(place)] ?? "th"}`;
}

/** Returns a text with a capital first letter. */
export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
