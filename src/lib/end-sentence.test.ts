import { expect, test } from "vitest";
import { endSentence } from "./end-sentence";

test("a sentence that ends with an abbreviated name gets no second full stop", () => {
  expect(endSentence("Thank you, Noor")).toBe("Thank you, Noor.");
  expect(endSentence("Thank you, Noor Jr.")).toBe("Thank you, Noor Jr.");
});
