import { expect, test } from "vitest";
import { endSentence } from "./end-sentence";

test("a text that ends a sentence already gets no second full stop", () => {
  expect(endSentence("Thank you, Noor")).toBe("Thank you, Noor.");
  for (const text of ["Thank you, Noor Jr.", "Feel it!", "Ready?", "Slowly…"])
    expect(endSentence(text)).toBe(text);
});
