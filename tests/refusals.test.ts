import { describe, expect, test } from "vitest";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { refusalMeanings } from "@/server/refusal";
import { readProblems, readRefusals } from "../scripts/support/refusal-rows";
import { specStrings } from "./support/spec-strings";

const rows = await readRefusals();
const problems = await readProblems();
const given: readonly string[] = specStrings;

const { databaseAway, takes, tooLarge, unexpected } = messages.general;

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

/** What a browser's page, a proxy or a program did, for which the same words are the same cause wherever it comes. */
const byStatus: Record<number, string[]> = {
  405: [takes("…")],
  413: [tooLarge, picture.messages.tooLarge],
  415: [takes("…")],
  503: [databaseAway, unexpected, picture.messages.notStored],
};

describe("what is answered outside of a procedure", () => {
  test.each(problems)("$status “$words” ($file) says what to do next", ({ words }) => {
    if (!given.includes(words))
      expect(words).toMatch(new RegExp(`${nextStep.source}|^This address takes|will let you in`, "i"));
  });

  test("has the same words for the same cause", () => {
    for (const { status, words, file } of problems) {
      if (byStatus[status]) expect.soft(byStatus[status], `${status} of ${file}`).toContain(words);
    }
  });
});
