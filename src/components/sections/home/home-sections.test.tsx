import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { HomeTestimonials } from "./home-sections";

test("the home page shows testimonials with their emphasised words, and omits the section without testimonials", () => {
  const { testimonials: content } = defaultContent("home");
  const rendered = (testimonials: Parameters<typeof HomeTestimonials>[0]["testimonials"]) =>
    renderToString(<HomeTestimonials content={content} testimonials={testimonials} />);
  expect(rendered(defaultContent("testimonials"))).toContain("<figure");
  expect(rendered({ list: [] })).toBe("");
  const [first] = defaultContent("testimonials").list;
  expect(
    rendered({ list: first ? [{ ...first, quote: "It was *grief*.", consentedOn: "2026-11-01" }] : [] }),
  ).toContain("<em>grief</em>");
});
