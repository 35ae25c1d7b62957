import { expect, test } from "vitest";
import { endSentence } from "./end-sentence";

test("a text gets a full stop unless it already ends with a punctuation mark that ends a sentence", () => {
  expect(endSentence("Thank you, Noor")).toBe("Thank you, Noor.");
  for (const text of ["Thank you, Noor Jr.", "Feel it!", "Ready?", "Slowly…"])
    expect(endSentence(text)).toBe(text);
});
