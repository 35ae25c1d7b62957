import { describe, expect, test } from "vitest";
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
const offers = defaultContent("offers");
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

describe("structured data", () => {
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
    expect(references).toEqual(references.map(() => ({ "@id": described })));
  });

  test("structured data has the price and currency of each program and membership, and the programs' nine weeks", () => {
    const { offers: courses, hasCourseInstance } = course;
    expect(courses.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      [programs.blueprint.name, 999, "USD"],
      [programs.collective.name, 6_999, "USD"],
      [programs.partnership.name, 9_999, "USD"],
    ]);
    expect(hasCourseInstance.map(({ courseSchedule }) => courseSchedule.repeatCount)).toEqual([9, 9, 9]);

    const asked = memberships.map(({ name, offers: { price, priceCurrency } }) => [
      name,
      price,
      priceCurrency,
    ]);
    const tierNames = tiersOf(offers).map(({ name }) => name);
    expect(asked).toEqual([
      [tierNames[0], 0, "USD"],
      [tierNames[1], 39, "USD"],
      [tierNames[2], 69, "USD"],
      [foundingName, 690, "EUR"],
    ]);
  });

  test("structured data does not mark an unavailable offer as available", () => {
    const states = memberships.map(({ offers }) => offers.availability.split("/").at(-1));
    expect(states).toEqual(["InStock", "OutOfStock", "OutOfStock", "InStock"]);
  });

  test("the structured data of the About page does not name the founder", () => {
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

  test("structured data marks a program with a price of 0 as free", () => {
    const free = {
      ...offers,
      programs: { ...offers.programs, blueprint: { ...offers.programs.blueprint, price: 0 } },
    };
    const categories = buildCourseData("Nine weeks.", free, site).offers.map(({ category }) => category);
    expect(categories).toEqual(["Free", "Paid", "Paid"]);
  });
});
