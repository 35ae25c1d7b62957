import { expect, test } from "vitest";
import { formSchema, mergeContent } from "./documents";
import { longWordsIn } from "./long-words";

test.each([
  ["“Transformation.”", true],
  ["Accomplishments", false],
  ["Selbst-wirksamkeits-erfahrung", true],
  ["Selbst\u2011wirksamkeit", false],
  ["Selbstwirksam\u00a0sein", false],
  ["Эмоциональность", false],
  ["الإِسْتِقْلَالِيَّة", true],
  ["感情的な重さは原材料であり変容の始まり", true],
  ["ความรู้สึกหนักคือวัตถุดิบของการเปลี่ยนแปลง", true],
  ["({archetypes})", true],
  ["🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱", true],
])(
  "the largest heading can be published only if each of its words fits into a line: “%s”",
  (text, isPublishable) => {
    const problems = longWordsIn(formSchema("home"), { hero: { heading: text } });
    expect(problems.map(({ path }) => path)).toEqual(isPublishable ? [] : ["hero.heading"]);
    if (!isPublishable) expect(problems[0]?.message).toMatch(/at most 14 letters/);
    expect(mergeContent("home", { hero: { heading: text } }).dropped).toEqual([]);
  },
);
