import { describe, expect, test } from "vitest";
import { archetypeIds } from "@/content/archetypes";
import { coaching } from "@/content/coaching";
import { coachingWeeks } from "@/content/coaching-weeks";
import { corporate } from "@/content/corporate";
import { futureApps } from "@/content/future-apps";
import { pricing } from "@/content/pricing";
import { programPrice, programs, programTerms } from "@/content/programs";
import { quiz } from "@/content/quiz";
import { tierPeriod, tierPrice, tiers } from "@/content/tiers";
import { mismatchesOf, repeatedSentences } from "./support/copy-rules";
import { literalsOf, readCopy, readShown, readTexts } from "./support/copy-source";
import { specStrings } from "./support/spec-strings";

const copy = readCopy();
const shown = await readShown();

describe("the copy", () => {
  test("is read, and read in full", () => {
    expect(copy.length).toBeGreaterThan(800);
  });

  test("keeps the rules of the house's voice", () => {
    expect(copy.flatMap(mismatchesOf)).toEqual([]);
  });

  test("says no sentence twice", () => {
    expect(repeatedSentences(copy)).toEqual([]);
  });

  test("has every text of the specification letter for letter", () => {
    const written = new Set([...readTexts().map(({ text }) => text), ...shown]);
    expect(specStrings.filter((text) => !written.has(text))).toEqual([]);
  });
});

describe("the numbers of the specification", () => {
  test("stand in memberships and the founding offer", () => {
    const prices = tiers.map((tier) => [tierPrice(tier), tierPeriod(tier)]);
    expect(prices).toEqual([
      ["Free", null],
      ["$39", "per month"],
      ["$69", "per month"],
    ]);
    expect([pricing.founding.currency, pricing.founding.amount]).toEqual(["EUR", "690"]);
  });

  test("stand in the programs", () => {
    expect(Object.values(programs).map(programPrice)).toEqual(["$999", "$6,999", "$9,999"]);
    expect(programTerms).toMatchObject({
      currency: "USD plus VAT",
      weeklyHours: "2-3 hours",
      reviewDays: "5-7 business days",
      discoveryCall: "30 minutes",
    });
    const weeks = coachingWeeks.pillars.flatMap((pillar): number[] => pillar.weeks.map(({ n }) => n));
    expect(weeks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(coaching.stages.list.map((stage) => stage.weeks)).toEqual(["Weeks 1-3", "Weeks 4-6", "Weeks 7-9"]);
    expect(coaching.faq.list).toHaveLength(6);
  });

  test("stand in the corporate offer", () => {
    const { pathways, statistics } = corporate;
    expect(pathways.list.map(({ price }) => price)).toEqual(["$50,000", "$90,000", "$150,000"]);
    expect(statistics.figures.map(({ number }) => number)).toEqual(["4:1", "58%", "35%"]);
    const delivered = pathways.list.flatMap((pathway): string[] => [...pathway.deliverables]).join("\n");
    for (const figure of [
      "up to 100 people",
      "up to 200 people",
      "up to 15 managers",
      "6 months of integration support",
      "6-month leadership cohort",
    ])
      expect(delivered).toContain(figure);
    expect(delivered).toMatch(/organisation-wide/i);
    expect(corporate.hero.action).toContain("15-minute");
  });

  test("stand in the quiz", () => {
    expect(quiz.questions).toHaveLength(5);
    for (const { options } of quiz.questions) expect(Object.keys(options)).toEqual(["a", "b", "c", "d"]);
    expect(archetypeIds).toEqual(["guardian", "architect", "performer", "traveler"]);
    expect(quiz.count(2)).toBe("Question 2 of 5");
    expect(quiz.description).toContain("5 minutes");
  });

  test("stand where limits are told", () => {
    expect(futureApps.map(({ slug }) => slug)).toEqual([
      "eq-vitamins",
      "sleep-stories",
      "mental-rehearsal",
      "conversation-scripts",
      "reaction-rewind",
      "mindful-moments",
      "mind-gardener",
      "daily-gratitude-lens",
      "nuchtere-noot",
    ]);
    for (const limit of ["5MB", "at least 6 characters", "at most 50 characters"])
      expect(shown.join("\n")).toContain(limit);
  });
});

describe("the rules bite", () => {
  test.each([
    ["an exclamation mark", "Come and sit with us!"],
    ["a straight apostrophe", "It's a chair."],
    ["straight quotes", 'He says "fine" at breakfast.'],
    ["a hyphen for a dash", "One chair - no advice."],
    ["filler", "Lorem ipsum dolor sit amet."],
    ["a note to ourselves", "What the lounge is: TBD."],
    ["American spelling", "The color of the morning."],
    ["an American ending", "We organize your week."],
    ["a programme", "Nine weeks of our programme."],
    ["a hustle word", "Unlock your calm today."],
    ["capitals", "JOIN us by the water."],
    ["an emoji", "Breathe out 🌴 slowly."],
  ])("on %s", (_what, text) => {
    expect(mismatchesOf({ file: "x.ts", text })).toHaveLength(1);
  });

  test("on a sentence said twice, in whatever file", () => {
    const twice = "The chair is still here.";
    const found = repeatedSentences([
      { file: "a.ts", text: `Come in. ${twice}` },
      { file: "b.ts", text: `${twice} Sit down.` },
    ]);
    expect(found).toEqual([`a.ts, b.ts: ${twice}`]);
  });

  test("and leave the specification's own texts alone", () => {
    expect(specStrings.flatMap((text) => mismatchesOf({ file: "x.ts", text }))).toEqual([]);
  });

  test("on what stands in code, not in comments", () => {
    const source = `// "not this"
import { x } from "./nor-this";
const y = ["one, \\"two\\"", \`of \${x(1)}\`];`;
    expect(literalsOf(source)).toEqual(['one, "two"', "of {}"]);
  });
});
