import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { foundingName } from "@/content/pricing";
import { programs } from "@/content/programs";
import { tiersOf } from "@/content/tiers";
import { env } from "@/env.mjs";
import {
  buildAboutPageData,
  buildBreadcrumbData,
  buildCourseData,
  buildFaqData,
  buildMembershipData,
  buildOrganizationData,
  buildWebSiteData,
} from "./structured-data";

/** The properties that a search engine requires of each schema.org type (Google Search Central, structured data). */
const required: Record<string, string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  AboutPage: ["name", "url", "about"],
  Person: ["jobTitle", "worksFor"],
  Course: ["name", "description", "provider", "offers", "hasCourseInstance"],
  CourseInstance: ["courseMode", "courseSchedule"],
  Schedule: ["repeatFrequency", "repeatCount"],
  Offer: ["price", "priceCurrency", "url"],
  PriceSpecification: ["price", "priceCurrency"],
  UnitPriceSpecification: ["price", "priceCurrency", "referenceQuantity"],
  QuantitativeValue: ["value", "unitCode"],
  Product: ["name", "image", "offers"],
  Brand: ["name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

const site = defaultContent("site");
const { programs: initialPrograms, tiers: initialTiers, founding, ...others } = defaultContent("offers");
/** Every price differs from the default. */
const offers = {
  ...others,
  programs: {
    blueprint: { ...initialPrograms.blueprint, price: 0 },
    collective: { ...initialPrograms.collective, price: 7_001 },
    partnership: { ...initialPrograms.partnership, price: 10_001 },
  },
  tiers: {
    explorer: { ...initialTiers.explorer, price: 5 },
    adventurer: { ...initialTiers.adventurer, price: 41, period: "year" as const },
    alchemist: { ...initialTiers.alchemist, price: 71 },
  },
  founding: { ...founding, amount: 691, currency: "GBP" as const },
};
const course = buildCourseData(defaultContent("coaching").meta.description, offers, site);
const about = buildAboutPageData({ title: "About", description: "How it began." }, site);
const memberships = buildMembershipData(offers, "/media/og/pricing.png");
const everything = [
  buildOrganizationData(site),
  buildWebSiteData(),
  about,
  course,
  ...memberships,
  buildFaqData(defaultContent("coaching").faq.list),
  buildFaqData(defaultContent("pricing").faq.list),
  buildBreadcrumbData({ name: "Pricing", path: "/pricing" }),
];

type Node = Record<string, unknown>;

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

const nodes = nodesOf(everything);
const typed = nodes.filter((node) => "@type" in node);

test("structured data uses known types, has all required properties and no empty ones", () => {
  expect(typed.length).toBeGreaterThan(40);
  for (const node of typed) {
    const needed = required[String(node["@type"])];
    expect(needed, String(node["@type"])).toBeDefined();
    expect(Object.keys(node)).toEqual(expect.arrayContaining(needed ?? []));
    for (const value of Object.values(node)) {
      expect(value === "" || value === undefined || Number.isNaN(value)).toBe(false);
    }
  }
});

test("structured data has full URLs on the configured origin", () => {
  const addresses = nodes.flatMap((node) =>
    ["@id", "url", "logo", "image", "item"].flatMap((key) => node[key] ?? []),
  );
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) expect(new URL(String(address)).origin).toBe(env.NEXTAUTH_URL);
});

test("structured data refers only to entities described on the home page", () => {
  const described = buildOrganizationData(site)["@id"];
  const references = nodes.filter((node) => !("@type" in node));
  expect(references).not.toEqual([]);
  expect(references).toEqual(references.map(() => ({ "@id": described })));
});

test("structured data has the price and currency of each program and membership, and the programs' nine weeks", () => {
  const { offers: courses, hasCourseInstance } = course;
  const priced = (price: number) => ({ price, priceCurrency: "USD" });
  const offered = (name: string, price: number, category: string) => ({
    ...priced(price),
    name,
    category,
    priceSpecification: priced(price),
  });
  expect(courses).toMatchObject([
    offered(programs.blueprint.name, 0, "Free"),
    offered(programs.collective.name, 7_001, "Paid"),
    offered(programs.partnership.name, 10_001, "Paid"),
  ]);
  expect(hasCourseInstance.map(({ courseSchedule }) => courseSchedule.repeatCount)).toEqual([9, 9, 9]);

  const tierNames = tiersOf(offers).map(({ name }) => name);
  const perUnit = (price: number, unitCode: string) => ({
    ...priced(price),
    priceSpecification: { ...priced(price), referenceQuantity: { value: 1, unitCode } },
  });
  expect(memberships).toMatchObject([
    { name: tierNames[0], offers: perUnit(5, "MON") },
    { name: tierNames[1], offers: perUnit(41, "ANN") },
    { name: tierNames[2], offers: perUnit(71, "MON") },
    { name: foundingName, offers: { price: 691, priceCurrency: "GBP" } },
  ]);
});

test("structured data does not mark an unavailable offer as available", () => {
  const states = memberships.map(({ offers }) => offers.availability.split("/").at(-1));
  expect(states).toEqual(["InStock", "OutOfStock", "OutOfStock", "InStock"]);
  const programStates = course.offers.map(({ availability }) => availability?.split("/").at(-1));
  expect(programStates).toEqual(["OutOfStock", undefined, undefined]);
});

test("structured data describes one person, the founder, without a name", () => {
  const people = typed.filter((node) => node["@type"] === "Person");
  expect(people).toEqual([about.about]);
  expect(about.about).not.toHaveProperty("name");
});

test("structured data numbers the breadcrumbs", () => {
  const { itemListElement } = buildBreadcrumbData(
    { name: "Quiz", path: "/eq-assessment" },
    { name: "A", path: "/a" },
  );
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(itemListElement[0]?.item).toBe(env.NEXTAUTH_URL);
});
