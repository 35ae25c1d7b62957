import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { type RefusalName, refusalMeanings } from "@/server/refusal";
import { type BrowserCause, browserCauses } from "../scripts/support/browser-causes";
import { furtherWordings } from "../scripts/support/further-wordings";
import { readProblems, readRefusals } from "../scripts/support/refusal-rows";
import { root } from "../scripts/support/root.mjs";
import { whatFailed } from "../scripts/support/what-failed";
import { filled } from "../scripts/support/wording";
import { specStrings } from "./support/spec-strings";

const rows = await readRefusals();
const problems = await readProblems();
const given: readonly string[] = specStrings;
const inBrowser = Object.entries<BrowserCause>(browserCauses);

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
    const add = (name: string, words: string) => causes.set(words, [...(causes.get(words) ?? []), name]);
    for (const { name, words } of rows) add(name, words);
    for (const [name, { words, further = [] }] of inBrowser)
      for (const one of [words, ...further.map((other) => other.words)]) add(name, one);
    expect([...causes].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  test.each(Object.keys(refusalMeanings) as RefusalName[])(
    "are one wording of %s, or say why not",
    (name) => {
      const said = rows.filter((row) => row.name === name).map(({ words }) => words);
      const excused = furtherWordings[name] ?? [];
      expect(said).toEqual(expect.arrayContaining(excused.map(({ words }) => words)));
      expect(said.filter((words) => !excused.some((one) => one.words === words))).toHaveLength(1);
      for (const { why } of excused) expect(why).toMatch(/^[A-Z].{12,}\.$/);
    },
  );

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

/** How copy is called, or how it sounds, that tells of a failure. */
const failureNames =
  /^(failed|failure|\w+Failed|not(Saved|Sent|Stored)|blocked|cancelled|interrupted|away|unreachable|unexpected)$/;
const failureWords =
  /check your connection|(could|would) not (be|reach|load|copy)|did not (load|come|reach|go through|work|arrive from)|went wrong on|please try again/i;

/** What only sounds so: the names of states, the Desk's records, and sentences about other failures. */
const tellsOfRecords = [
  /^desk-(mail\.deskMail\.(states|when|errors|empty)|audit\.deskAudit\.values|overview\.)/,
  /^desk-mail\.deskMail\.otherError$/,
  /^desk-applications\.applicationWords\.mails\.states\./,
  /^desk-announcements\.deskAnnouncements\.progress\.failed$/,
];

type Leaf = { path: string; words: string };

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === "string") return [{ path, words: value }];
  if (typeof value === "function") return leavesOf(filledOrNothing(value), path);
  return Object.entries(Object(value)).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
}

function filledOrNothing(value: unknown) {
  try {
    return filled(value);
  } catch {
    return null;
  }
}

async function tellingFailures() {
  const files = readdirSync(`${root}src/content`).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => leavesOf(await import(`${root}src/content/${file}`), file.replace(".ts", ""))),
  );
  return modules
    .flat()
    .filter(({ path, words }) => failureNames.test(path.split(".").at(-1) ?? "") || failureWords.test(words))
    .filter(({ path }) => !tellsOfRecords.some((one) => one.test(path)));
}

describe("what a browser's page says by itself", () => {
  test.each(inBrowser)("is one wording of %s, or says why not", (_, { words, led = [], further = [] }) => {
    for (const one of led) expect(one.endsWith(` ${words}`), one).toBe(true);
    for (const { words: other, why } of further) {
      expect(other.endsWith(words), other).toBe(false);
      expect(why).toMatch(/^[A-Z].{12,}\.$/);
    }
  });

  test("stands in the table, as does all copy that tells of a failure", async () => {
    const found = await tellingFailures();
    expect(found.length).toBeGreaterThan(40);
    const listed = new Set([
      ...rows.map(({ words }) => words),
      ...problems.map(({ words }) => words),
      ...whatFailed,
      ...inBrowser.flatMap(([, { words, led = [], further = [] }]) => [
        ...[words, ...led],
        ...further.map((one) => one.words),
      ]),
    ]);
    expect(found.filter(({ words }) => !listed.has(words))).toEqual([]);
  });
});
