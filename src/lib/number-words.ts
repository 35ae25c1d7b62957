const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinalRules = new Intl.PluralRules("en-GB", { type: "ordinal" });

export function numberWord(count: number) {
  return words[count] ?? String(count);
}

export function ordinalWord(place: number) {
  return ordinals[place] ?? `${place}${endings[ordinalRules.select(place)] ?? "th"}`;
}

export function capitalise(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
