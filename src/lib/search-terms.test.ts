import { expect, test } from "vitest";
import { addressTerm, beginsWith, termsOf, wordsOf } from "./search-terms";

test("words lose case and accents", () => {
  expect(wordsOf("Zoë  Ångström-O’Neill")).toEqual(["zoe", "angstrom", "o", "neill"]);
});

test("a record is found by its name, by its address and by every part of it, each once", () => {
  expect(termsOf("Mara Mara", "Mara.B@example.org", null)).toEqual([
    "mara.b@example.org",
    "mara",
    "b",
    "example",
    "org",
  ]);
});

test("the beginning of an address is told from words", () => {
  expect(["Mara@", "mara@gmail", "mara", "mara @ gmail", "a@b@c"].map(addressTerm)).toEqual([
    "mara@",
    "mara@gmail",
    null,
    null,
    null,
  ]);
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
