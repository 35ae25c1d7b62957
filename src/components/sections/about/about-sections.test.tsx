import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { AboutHero } from "./about-sections";

test.each([
  ["It took thirty-three years.", true],
  ["My Work-Life-Balance-Weiterbildungsprogramm", false],
])("the title “%s” of the about page keeps its hyphenated word on one line: %s", (title, isKept) => {
  const rendered = renderToString(<AboutHero content={{ ...defaultContent("about").hero, title }} />);
  expect(rendered.includes("whitespace-nowrap")).toBe(isKept);
});
