import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { Subscribe } from "./podcast-sections";

const { subscribe: content } = defaultContent("podcast");

test("the podcast page shows only configured links, and a text if links are planned but none is configured", () => {
  const rendered = (links: Parameters<typeof Subscribe>[0]["links"]) =>
    renderToString(<Subscribe content={content} links={links} />);
  expect(rendered({ isPlanned: false })).toBe("");
  expect(rendered({ isPlanned: true })).toContain(content.later);
  const apple = rendered({ apple: "https://podcasts.apple.com/show/1", isPlanned: true });
  expect(apple).toContain("https://podcasts.apple.com/show/1");
  expect(apple).not.toContain("Spotify");
  expect(apple).not.toContain(content.later);
});
