import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { HomeTestimonials } from "../home/home-testimonials";
import { PricingTestimonials } from "./pricing-testimonials";

const [home, pricing] = [defaultContent("home"), defaultContent("pricing")];

test("a page without testimonials has no section for them", () => {
  const none = { list: [] };
  expect(renderToString(<HomeTestimonials content={home.testimonials} testimonials={none} />)).toBe("");
  expect(renderToString(<PricingTestimonials content={pricing.testimonials} testimonials={none} />)).toBe("");
});
