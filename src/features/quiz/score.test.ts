import { describe, expect, it } from "vitest";
import { type Answer, answersSchema, archetypeSchema } from "./schema";
import { scoreAnswers } from "./score";

const letters = ["a", "b", "c", "d"] as const;
const all = Array.from({ length: 4 ** 5 }, (_, n) =>
  Array.from({ length: 5 }, (_, place) => letters[Math.floor(n / 4 ** place) % 4] as Answer),
);
const count = (answers: Answer[], letter: Answer) => answers.filter((answer) => answer === letter).length;

describe("scoreAnswers", () => {
  it("every possible set of answers gives one of the four archetypes", () => {
    for (const answers of all) {
      expect(answersSchema.safeParse(answers).success).toBe(true);
      expect(archetypeSchema.options).toContain(scoreAnswers(answers));
    }
  });

  it("the archetype with the most answers wins, and a tie goes to the earlier archetype", () => {
    for (const answers of all) {
      const winner = archetypeSchema.options.indexOf(scoreAnswers(answers));
      letters.forEach((letter, place) => {
        const lead = count(answers, letters[winner] as Answer) - count(answers, letter);
        expect(lead).toBeGreaterThanOrEqual(place < winner ? 1 : 0);
      });
    }
  });

  it("reversing the quiz answers does not change the archetype", () => {
    for (const answers of all) expect(scoreAnswers(answers.toReversed())).toBe(scoreAnswers(answers));
  });

  it("five equal answers give the archetype of their letter", () => {
    expect(letters.map((letter) => scoreAnswers(Array(5).fill(letter)))).toEqual(archetypeSchema.options);
  });

  it("an empty list of quiz answers gives the guardian", () => {
    expect(scoreAnswers([])).toBe("guardian");
  });
});

describe("answersSchema", () => {
  it("answersSchema refuses too few, too many or unknown answers", () => {
    for (const wrong of [
      [],
      ["a"],
      ["a", "a", "a", "a"],
      Array(6).fill("a"),
      ["a", "b", "c", "d", "e"],
      "abcda",
    ]) {
      expect(answersSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
