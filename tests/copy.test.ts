import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultContent, documentIds } from "@/content/documents";
import { messages } from "@/content/messages";
import { programsOf, programTerms } from "@/content/programs";
import { formatPrice, tierPeriod, tiersOf } from "@/content/tiers";
import { formatUsd } from "@/lib/grouped-digits";
import { z } from "@/lib/zod";
import specStrings from "./spec-strings.json";

/** The names of the functions that throw for every `gap`. */
const unread: string[] = [];

/** Returns all texts in a value. Functions are called with each `gap` as all their arguments. */
function textsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof z.ZodType) return [];
  if (typeof value !== "function")
    return Object.entries(Object(value)).flatMap(([key, part]) => textsIn(part, `${name}.${key}`));
  const read = ["{}", null, ["{}"], 1].flatMap((gap) => {
    try {
      return [textsIn(value(gap, gap, gap, gap), name)];
    } catch {
      return [];
    }
  });
  if (read.length === 0) unread.push(name);
  return read.flat();
}

const files = globSync("src/content/*.ts", { exclude: ["**/*.test.ts"] });
const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)));
const texts = textsIn([...modules, ...documentIds.map((id) => defaultContent(id))]);

test("every function among the site's texts can be called by these tests", () => {
  // Functions that a module exports are not texts; their names, such as “.3.tiersOf”, split into three parts.
  expect(unread.filter((name) => name.split(".").length > 3)).toEqual([]);
});

// spec-strings.json has the texts of the specification, with {} for variable parts.
test("the site's texts contain every text of the specification unchanged", () => {
  expect(specStrings.filter((text) => !texts.includes(text))).toEqual([]);
});

test("the site's texts use only characters that its fonts have", () => {
  // Matches a character that scripts/media/fonts.ts does not keep.
  const unknown = /[^\n\u0020-\u007e\u00a0-\u00ff–—‘’‚“”„…‹›€−×œŒ]/u;
  expect(texts.filter((text) => unknown.test(text))).toEqual([]);
});

test("the site's prices and terms match the specification", () => {
  const offers = defaultContent("offers");
  const memberships = tiersOf(offers).map((tier) => [formatPrice(tier), tierPeriod(tier)]);
  expect(memberships).toEqual([
    ["Free", null],
    ["$39", "per month"],
    ["$69", "per month"],
  ]);
  expect(offers.founding).toMatchObject({ currency: "EUR", amount: 690 });
  expect(programsOf(offers).map(({ price }) => formatUsd(price))).toEqual(["$999", "$6,999", "$9,999"]);
  expect(programTerms).toMatchObject({
    currency: "USD plus VAT",
    weeklyHours: "2-3 hours",
    reviewDays: "5-7 business days",
    discoveryCall: "30 minutes",
  });
  expect(offers.pathways.map(({ price }) => price)).toEqual([50_000, 90_000, 150_000]);
});

test("refusals by forms, sign-in and the second factor say what to do, unless the specification has their text", () => {
  const { general, auth, factor, coaching } = messages;
  // Leaves out `takes`, whose messages no visitor gets, and `solvingChallenge`, which is no refusal.
  const { solvingChallenge: _, takes: __, ...refusals } = general;
  const own = textsIn([refusals, auth, factor, coaching]).filter(
    (text) => !specStrings.includes(text.replace(/null|1/, "{}")),
  );
  expect(own.length).toBeGreaterThan(20);
  const instruction = /\b(please|check|type|add|remove|look|nothing left)\b/i;
  expect(own.filter((text) => !instruction.test(text))).toEqual([]);
});
