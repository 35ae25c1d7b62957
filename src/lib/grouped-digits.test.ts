import { expect, test } from "vitest";
import { groupDigits } from "./grouped-digits";

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_000_000, 9_876_543_210])(
  "the digits of %i are grouped in the same way as by Intl.NumberFormat",
  (count) => {
    expect(groupDigits(count)).toBe(count.toLocaleString("en-GB"));
  },
);
