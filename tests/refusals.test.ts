import { describe, expect, test } from "vitest";
import { refusalMeanings } from "@/server/refusal";
import { readRefusals } from "../scripts/support/refusal-rows";
import { specStrings } from "./support/spec-strings";

const rows = await readRefusals();
const given: readonly string[] = specStrings;

/** How a sentence begins that tells somebody what to do, or that nothing is left to be done. */
const nextStep =
  /(^|[.:;,] |so )(please|try|give|look|go back|have another look|write|type|add|remove|whoever needs|there is nothing left)\b|choose again/i;

describe("what is said when something is refused", () => {
  test("has words for each cause there is, and no cause without a meaning", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(Object.keys(refusalMeanings).sort());
  });

  test("are one cause's words alone", () => {
    const causes = new Map<string, string[]>();
    for (const { name, words } of rows) causes.set(words, [...(causes.get(words) ?? []), name]);
    expect([...causes].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  test.each(rows)("“$words” says what to do next", ({ words }) => {
    if (!given.includes(words)) expect(words).toMatch(nextStep);
  });
});
