import { expect, test } from "vitest";
import { type Answer, archetypeSchema } from "./schema";
import { scoreAnswers } from "./score";

const letters = ["a", "b", "c", "d"] as const;
const all = Array.from({ length: 4 ** 5 }, (_, n) =>
  Array.from({ length: 5 }, (_, place) => letters[Math.floor(n / 4 ** place) % 4] as Answer),
);
const count = (answers: Answer[], letter: Answer) => answers.filter((answer) => answer === letter).length;

test("the archetype with the most answers wins; the earlier one wins a tie, and the first wins without answers", () => {
  for (const answers of [[], ...all]) {
    const winner = archetypeSchema.options.indexOf(scoreAnswers(answers));
    letters.forEach((letter, place) => {
      const lead = count(answers, letters[winner] as Answer) - count(answers, letter);
      expect(lead).toBeGreaterThanOrEqual(place < winner ? 1 : 0);
    });
  }
});
