import { describe, expect, it } from "vitest";
import { type Answer, answersSchema, archetypeSchema } from "./schema";
import { scoreAnswers } from "./score";

const letters = ["a", "b", "c", "d"] as const;
const all = Array.from({ length: 4 ** 5 }, (_, n) =>
  Array.from({ length: 5 }, (_, place) => letters[Math.floor(n / 4 ** place) % 4] as Answer),
);
const count = (answers: Answer[], letter: Answer) => answers.filter((answer) => answer === letter).length;

describe("scoreAnswers", () => {
  it("names one of the four for every possible set of answers", () => {
    for (const answers of all) {
      expect(answersSchema.safeParse(answers).success).toBe(true);
      expect(archetypeSchema.options).toContain(scoreAnswers(answers));
    }
  });

  it("never lets another archetype have more answers, and gives a tie to the earlier one", () => {
    for (const answers of all) {
      const winner = archetypeSchema.options.indexOf(scoreAnswers(answers));
      letters.forEach((letter, place) => {
        const lead = count(answers, letters[winner] as Answer) - count(answers, letter);
        expect(lead).toBeGreaterThanOrEqual(place < winner ? 1 : 0);
      });
    }
  });

  it("does not depend on the order of the answers", () => {
    for (const answers of all) expect(scoreAnswers(answers.toReversed())).toBe(scoreAnswers(answers));
  });

  it("maps each letter to its archetype", () => {
    expect(letters.map((letter) => scoreAnswers(Array(5).fill(letter)))).toEqual(archetypeSchema.options);
  });

  it("gives ties to the first in order", () => {
    expect(scoreAnswers(["d", "d", "c", "c", "a"])).toBe("performer");
    expect(scoreAnswers(["d", "d", "b", "b", "c"])).toBe("architect");
    expect(scoreAnswers(["d", "c", "a", "d", "a"])).toBe("guardian");
  });

  it("falls back to the guardian without answers", () => {
    expect(scoreAnswers([])).toBe("guardian");
  });
});

describe("answersSchema", () => {
  it("refuses too few, too many and unknown answers", () => {
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
