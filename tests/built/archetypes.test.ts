import { sections, textsOf } from "@tests/support/archetype-sections";
import { builtPage } from "@tests/support/built-pages";
import { all, find, part, visibleTextOf, words, wordsOf } from "@tests/support/page-document";
import { describe, expect, test } from "vitest";
import { archetypeIds } from "@/content/archetypes";
import { defaultContent } from "@/content/documents";

describe.each(archetypeIds)("the page of the %s", (id) => {
  const page = builtPage(`/archetypes/${id}`);
  const content = defaultContent("archetypes")[id];

  test("an archetype's page has five sections with every text", () => {
    const main = find(page, "main");
    expect(wordsOf(main, "article h2")).toEqual(sections);
    const text = visibleTextOf(main);
    const said = [content.name, ...textsOf(content)];
    expect(said.filter((each) => !text.includes(each))).toEqual([]);
  });

  test("an archetype's page links to the quiz and to the pages of the other three archetypes", () => {
    const others = archetypeIds.filter((other) => other !== id).map((other) => `/archetypes/${other}`);
    expect(all(part(page, "The other three"), "a").map((link) => link.getAttribute("href"))).toEqual(others);
    const quiz = all(page, "main a").find((link) => words(link) === "Take the quiz");
    expect(quiz?.getAttribute("href")).toBe("/eq-assessment");
  });
});
