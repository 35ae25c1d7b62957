/** The order decides between equal scores, and matches the options of the quiz. */
export const archetypeIds = ["guardian", "architect", "performer", "traveler"] as const;

/** The letters are in the order of the archetypes. */
export const answerLetters = ["a", "b", "c", "d"] as const;

export type AnswerLetter = (typeof answerLetters)[number];

export type Archetype = (typeof archetypeIds)[number];

/**
 * The owner cannot change these, because the drawings contain the names and numerals. The texts are in
 * archetype-texts.ts.
 */
export const archetypes = {
  guardian: { name: "The Guardian", numeral: "I" },
  architect: { name: "The Architect", numeral: "II" },
  performer: { name: "The Performer", numeral: "III" },
  traveler: { name: "The Traveler", numeral: "IV" },
} as const satisfies Record<Archetype, { name: string; numeral: string }>;
