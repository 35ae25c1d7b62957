import { expect, test } from "vitest";
import { capitalise, numberWord, ordinalWord } from "./number-words";

test.each([
  [0, "no"],
  [1, "one"],
  [9, "nine"],
  [12, "twelve"],
  [13, "13"],
])("the number %i is written %j", (count, word) => {
  expect(numberWord(count)).toBe(word);
});

test.each([
  [1, "first"],
  [10, "tenth"],
  [12, "twelfth"],
  [13, "13th"],
  [21, "21st"],
  [22, "22nd"],
  [23, "23rd"],
  [111, "111th"],
])("the ordinal %i is written %j", (place, word) => {
  expect(ordinalWord(place)).toBe(word);
});

test("a number word at the start of a sentence is capitalised", () => {
  expect(capitalise(numberWord(9))).toBe("Nine");
});
