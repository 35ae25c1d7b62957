import { expect, test } from "vitest";
import { beginsWith, termsOf, wordsOf } from "./search-terms";

test("words lose case and accents", () => {
  expect(wordsOf("Zoë  Ångström-O’Neill")).toEqual(["zoe", "angstrom", "o", "neill"]);
});

test("a record is found by its name and by every part of its address, each once", () => {
  expect(termsOf("Mara Mara", "mara.b@example.org", null)).toEqual(["mara", "b", "example", "org"]);
});

test("the range of a word holds what begins with it and nothing else", () => {
  const { gte, lt } = beginsWith("mar");
  const isIn = (term: string) => term >= gte && term < lt;
  expect(["mar", "mara", "marz", "mas", "ma", "lmar"].map(isIn)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
