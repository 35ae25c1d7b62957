import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { PricingTestimonials } from "./pricing-sections";

test("the pricing page omits the section of testimonials if there are none", () => {
  const { testimonials: content } = defaultContent("pricing");
  const rendered = (testimonials: Parameters<typeof PricingTestimonials>[0]["testimonials"]) =>
    renderToString(<PricingTestimonials content={content} testimonials={testimonials} />);
  expect(rendered(defaultContent("testimonials"))).toContain("<figure");
  expect(rendered({ list: [] })).toBe("");
});
