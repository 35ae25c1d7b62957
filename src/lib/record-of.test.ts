import { expect, test } from "vitest";
import { recordOf } from "./record-of";

test("recordOf makes one value for each key from the key and its position", () => {
  expect(recordOf(["a", "b"], (key, index) => `${key}${index}`)).toEqual({ a: "a0", b: "b1" });
});
