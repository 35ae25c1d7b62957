import { builtPage } from "@tests/support/built-pages";
import { addressesOf, all, find, part, visibleTextOf, words, wordsOf } from "@tests/support/page-document";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { pillarIds } from "@/content/lounge";

const about = defaultContent("about");
const lounge = defaultContent("lounge");

test("the home page has the three steps, three testimonials, three tiers with prices and the program", () => {
  const page = builtPage("/");
  expect(wordsOf(part(page, "The Master Alchemist Method"), "h3")).toEqual([
    "Know Thyself",
    "Know Others",
    "Know the World",
  ]);
  const voices = wordsOf(part(page, "What members may say"), "figure");
  expect(voices).toHaveLength(3);
  for (const voice of voices) expect(voice).toMatch(/^“.+”.+, .+$/);

  const tiers = all(page, "main li").filter((item) =>
    all(item, "h3").some((name) => /^The /.test(words(name))),
  );
  const [explorer, adventurer, alchemist] = tiers;
  expect(tiers.map((tier) => words(tier))).toEqual([
    expect.stringMatching(/The Explorer.*Free/),
    expect.stringMatching(/The Adventurer.*\$39 per month/),
    expect.stringMatching(/The Alchemist.*\$69 per month/),
  ]);
  expect(addressesOf(explorer!, "a")).toEqual(["/auth?mode=sign-up"]);
  for (const later of [adventurer!, alchemist!]) {
    expect(wordsOf(later, "button[disabled]")).toEqual([expect.stringMatching(/^Coming Soon/)]);
    expect(all(later, "a, button:not([disabled])")).toEqual([]);
  }
  expect(addressesOf(part(page, "The Master Alchemist Program"), "a")).toEqual(["/coaching"]);
});

test("the About page has thirteen steps, a vision, a mission, six principles and links to other pages", () => {
  const page = builtPage("/about");
  const stops = all(part(page, about.timeline.title), "li");
  expect(stops).toHaveLength(13);
  for (const [index, { name, text }] of about.timeline.steps.entries()) {
    expect(visibleTextOf(stops[index]!)).toContain(name);
    expect(visibleTextOf(stops[index]!)).toContain(text);
  }
  const headings = wordsOf(page, "main :is(h2, h3)");
  expect(headings).toEqual(expect.arrayContaining(["Vision", "Mission"]));
  expect(all(part(page, about.principles.title), "h3")).toHaveLength(6);
  expect(words(part(page, about.journey.title))).not.toBe("");
  expect(addressesOf(page, "main a")).toEqual(expect.arrayContaining(["/lounge", "/products"]));
});

test("the lounge has the Oasis Method in three panels, and six apps", () => {
  const page = builtPage("/lounge");
  const main = find(page, "main");
  expect(wordsOf(main, "h2")).toContain("The Oasis Method");
  const folds = all(main, "details");
  expect(folds.map((fold) => [words(find(fold, "summary h4")), fold.hasAttribute("open")])).toEqual(
    ["Rest", "Release", "Rise"].flatMap(() => [
      ["Challenge", false],
      ["Reflection Prompts", false],
      ["Solution", false],
    ]),
  );
  for (const [index, id] of pillarIds.entries()) {
    const { name, challenge, prompts, solution } = lounge.method[id];
    expect(wordsOf(main, "h3")).toContain(name);
    const own = folds.slice(index * 3, index * 3 + 3);
    expect(own.map((fold) => words(find(fold, "summary span")))).toEqual([
      challenge.holds,
      prompts.holds,
      solution.holds,
    ]);
    const inside = own.map(words);
    expect(inside[0]).toContain(challenge.text);
    for (const prompt of prompts.list) expect(inside[1]).toContain(prompt);
    expect(inside[2]).toContain(solution.text);
    for (const text of [challenge.text, ...prompts.list, solution.text])
      expect(visibleTextOf(main)).not.toContain(text);
  }
  const principles = part(page, lounge.principles.title);
  expect(all(principles, "li")).toHaveLength(6);
  expect(addressesOf(principles, "a")).toContain("/products");
});

test("the podcast page has no player and no platforms until they are configured", () => {
  const main = find(builtPage("/podcast"), "main");
  expect(addressesOf(main, "a")).toEqual(["/lounge"]);
  expect(all(main, "button")).toEqual([]);
});
