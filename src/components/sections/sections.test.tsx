import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SupportAddressProvider } from "@/components/layout/support-address";
import { OutLink } from "@/components/ui/out-link";
import { defaultContent } from "@/content/documents";
import type { Testimonials } from "@/content/testimonials";
import { AboutHero } from "./about/about-sections";
import { BookingLink } from "./corporate/booking-link";
import { HomeTestimonials } from "./home/home-sections";
import { ErrorSection } from "./not-found/error-section";
import { Subscribe } from "./podcast/podcast-sections";
import { PricingTestimonials } from "./pricing/pricing-sections";
import { FreeToolkit } from "./products/products-sections";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

test.each([
  ["It took thirty-three years.", true],
  ["My Work-Life-Balance-Weiterbildungsprogramm", false],
])("the about page keeps only a short hyphenated word of its title on one line: “%s”", (title, isKept) => {
  const rendered = renderToString(<AboutHero content={{ ...defaultContent("about").hero, title }} />);
  expect(rendered.includes("whitespace-nowrap")).toBe(isKept);
});

const { testimonials: onHome } = defaultContent("home");
const { testimonials: onPricing } = defaultContent("pricing");

test.each([
  ["home", (shown: Testimonials) => <HomeTestimonials content={onHome} testimonials={shown} />],
  ["pricing", (shown: Testimonials) => <PricingTestimonials content={onPricing} testimonials={shown} />],
])(
  "the %s page shows testimonials with their emphasised words, and omits the section if there are none",
  (_page, draw) => {
    const { list } = defaultContent("testimonials");
    expect(renderToString(draw({ list }))).toContain("<figure");
    expect(renderToString(draw({ list: [] }))).toBe("");
    const emphasised = list.map((each) => ({ ...each, quote: "It was *grief*.", consentedOn: "2026-11-01" }));
    expect(renderToString(draw({ list: emphasised }))).toContain("<em>grief</em>");
  },
);

test("the podcast page shows only configured links, and a text if links are planned but none is configured", () => {
  const { subscribe: content } = defaultContent("podcast");
  const rendered = (links: Parameters<typeof Subscribe>[0]["links"]) =>
    renderToString(<Subscribe content={content} links={links} />);
  expect(rendered({ isPlanned: false })).toBe("");
  expect(rendered({ isPlanned: true })).toContain(content.later);
  const apple = rendered({ apple: "https://podcasts.apple.com/show/1", isPlanned: true });
  expect(apple).toContain("https://podcasts.apple.com/show/1");
  expect(apple).not.toContain("Spotify");
  expect(apple).not.toContain(content.later);
});

test("the products page hides the default note about the waiting list, but not the coach's own, once a tool is open", () => {
  const products = defaultContent("products");
  const { toolkit } = products;
  const showsNote = (text: string, hasOpenTool: boolean) => {
    const content = { ...products, toolkit: { ...toolkit, waitlist: { ...toolkit.waitlist, text } } };
    const rendered = renderToString(
      <FreeToolkit content={content} stateOf={() => null} hasOpenTool={hasOpenTool} />,
    );
    return rendered.includes(toolkit.waitlist.lead);
  };
  expect(showsNote(toolkit.waitlist.text, false)).toBe(true);
  expect(showsNote(toolkit.waitlist.text, true)).toBe(false);
  expect(showsNote("We write whenever one opens.", true)).toBe(true);
});

test.each([
  ["https://calendar.example.org/call", true],
  ["mailto:ilse@example.org", false],
  ["Mailto:ilse@example.org", false],
])("a booking or other external link opens a new tab unless it is a mailto link: %s", (href, opensTab) => {
  for (const OwnLink of [BookingLink, OutLink]) {
    const rendered = renderToString(<OwnLink href={href}>Write or book</OwnLink>);
    expect([rendered.includes('target="_blank"'), rendered.includes("new tab")]).toEqual([
      opensTab,
      opensTab,
    ]);
  }
});

test("the error page shows the error's reference, and the support address if it is known", () => {
  const section = <ErrorSection digest="4711" />;
  const link = <a href="mailto:ilse@example.org">ilse@example.org</a>;
  const known = <SupportAddressProvider link={link}>{section}</SupportAddressProvider>;
  expect(renderToStaticMarkup(known)).toContain('<a href="mailto:ilse@example.org">ilse@example.org</a>');
  expect(renderToStaticMarkup(section)).not.toContain("mailto:");
  expect(renderToStaticMarkup(section)).toContain("Reference: 4711");
});
