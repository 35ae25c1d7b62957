import type { Copy } from "./copy-source";
import { specStrings } from "./spec-strings";

/** American spellings, and "programme": the specification calls it a program, so we do everywhere. */
const strangers = [
  "behavior|color|colored|colorful|favor|favorite|flavor|harbor|honor|humor|labor|neighbor|neighborhood|rumor",
  "catalog|center|centered|dialog|fiber|gray|jewelry|mold|pajamas|plow|somber|theater",
  "aging|acknowledgment|enroll|enrollment|fulfill|fulfillment|installment|judgment|skillful|willful",
  "canceled|canceling|counseling|counselor|labeled|labeling|modeled|modeling|traveled|traveling",
  "airplane|aluminum|defense|gotten|math|mom|offense|pretense|sidewalk|programme|programmes",
].join("|");
const spelling = new RegExp(`\\b(${strangers})\\b`, "i");
const ending = /\b(?!siz|priz|seiz|capsiz)\w+(?:iz|yz)(?:e|ed|es|er|ing|ation|ations)\b/gi;

/** American endings that are the specification's, or stand in somebody's name. */
const lent = ["prioritize", "customization", "organization"];

function hasAmericanEnding(text: string) {
  return (text.match(ending) ?? []).some((word) => !lent.includes(word.toLowerCase()));
}

/** What scripts/media/fonts.ts keeps of the faces; anything else would come from a strange one. */
const unknownSign = /[^\u0020-\u007e\u00a0-\u00ff–—‘’‚“”„…‹›€−×œŒ]/u;

const rules: [fault: string, isBroken: (text: string) => boolean][] = [
  ["an exclamation mark", (text) => text.includes("!")],
  ["a straight quote", (text) => /['"]/.test(text)],
  ["a hyphen for a dash", (text) => /\s--?\s/.test(text)],
  ["filler", (text) => /\b(lorem|ipsum|todo|tbd|fixme|placeholder)\b/i.test(text)],
  ["another English", (text) => spelling.test(text) || hasAmericanEnding(text)],
  ["hustle", (text) => /\b(unlock|crush|supercharge|hustle|skyrocket|game.?changer|level up)/i.test(text)],
  ["capitals", (text) => /\b[A-Z]{4,}\b/.test(text)],
  ["a sign our fonts lack", (text) => unknownSign.test(text)],
];

/** What in a text is not our voice, one sentence each. The specification's texts are left as they are. */
export function mismatchesOf({ file, text }: Copy) {
  if (specStrings.some((given) => given === text)) return [];
  return rules.filter(([, isBroken]) => isBroken(text)).map(([fault]) => `${file}: ${fault} in “${text}”`);
}

/** Short turns that may come back: what one says when something failed. */
const refrains = ["Please try again in a minute."];

function sentencesOf(text: string) {
  const sentences = text.split(/(?<=[.!?…]["”’)]?)\s+/).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => {
    const words = sentence.split(/\s+/).length;
    return words >= 6 || (words >= 4 && /[.!?…]["”’)]?$/.test(sentence));
  });
}

/** Sentences that stand in the copy more than once, with where. Labels and the specification's texts may. */
export function repeatedSentences(copy: readonly Copy[]) {
  const places = new Map<string, string[]>();
  for (const { file, text } of copy) {
    if (specStrings.some((given) => given === text)) continue;
    for (const sentence of sentencesOf(text)) {
      places.set(sentence, [...(places.get(sentence) ?? []), file]);
    }
  }
  return [...places]
    .filter(([sentence, files]) => files.length > 1 && !refrains.includes(sentence))
    .map(([sentence, files]) => `${files.join(", ")}: ${sentence}`);
}
