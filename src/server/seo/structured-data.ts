import "server-only";
import type { Offers } from "@/content/offers";
import { foundingName } from "@/content/pricing";
import { type Program, programsOf, programTerms } from "@/content/programs";
import { site, structuredDataTexts } from "@/content/site";
import type { SiteContent } from "@/content/site-content";
import { type Tier, tiersOf } from "@/content/tiers";
import { stripEmphasis } from "@/lib/emphasis";
import { endSentence } from "@/lib/end-sentence";
import type { PagePicture } from "@/lib/page-metadata";
import { toAbsoluteUrl } from "../http/origin";

const language = "en-GB";

/** UN/CEFACT's codes for the billing periods of memberships. */
const unitCodes = { month: "MON", year: "ANN" } as const;

function getOrganizationId() {
  return `${toAbsoluteUrl("/")}/#organization`;
}

export function buildOrganizationData({ tagline, description, support }: SiteContent) {
  return {
    "@type": "Organization",
    "@id": getOrganizationId(),
    name: site.name,
    url: toAbsoluteUrl("/"),
    logo: toAbsoluteUrl("/icons/icon-512.png"),
    slogan: tagline,
    description,
    email: support,
  };
}

export function buildWebSiteData() {
  return {
    "@type": "WebSite",
    name: site.name,
    url: toAbsoluteUrl("/"),
    inLanguage: language,
    publisher: { "@id": getOrganizationId() },
  };
}

type Meta = { title: string; description: string };

/** The founder is described by role, because the site publishes no name. */
export function buildAboutPageData({ title, description }: Meta, content: SiteContent) {
  return {
    "@type": "AboutPage",
    name: title,
    description,
    url: toAbsoluteUrl("/about"),
    about: {
      "@type": "Person",
      jobTitle: structuredDataTexts.founder,
      worksFor: buildOrganizationData(content),
    },
  };
}

function buildProgramOffer({ id, name, price }: Program) {
  return {
    "@type": "Offer",
    name,
    url: toAbsoluteUrl("/coaching#program-options"),
    price,
    priceCurrency: "USD",
    category: price === 0 ? structuredDataTexts.free : structuredDataTexts.paid,
    ...(id === "blueprint" && { availability: "https://schema.org/OutOfStock" }),
    priceSpecification: {
      "@type": "PriceSpecification",
      price,
      priceCurrency: "USD",
      valueAddedTaxIncluded: false,
    },
  };
}

/** The properties follow Google's "Course info structured data". */
export function buildCourseData(description: string, offers: Offers, content: SiteContent) {
  const courses = programsOf(offers);
  return {
    "@type": "Course",
    name: programTerms.title,
    description,
    url: toAbsoluteUrl("/coaching"),
    inLanguage: language,
    provider: buildOrganizationData(content),
    offers: courses.map(buildProgramOffer),
    hasCourseInstance: courses.map(({ name }) => ({
      "@type": "CourseInstance",
      name,
      courseMode: "Online",
      courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly", repeatCount: programTerms.weeks },
    })),
  };
}

export function buildFaqData(list: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: stripEmphasis(answer) },
    })),
  };
}

type Price = {
  price: number;
  priceCurrency: string;
  availability: `https://schema.org/${string}`;
  priceSpecification?: object;
};

function buildMembership(name: string, description: string, image: PagePicture["url"], price: Price) {
  return {
    "@type": "Product",
    name,
    description: stripEmphasis(description),
    image: toAbsoluteUrl(image),
    category: structuredDataTexts.membership,
    brand: { "@type": "Brand", name: site.name },
    offers: { "@type": "Offer", name, url: toAbsoluteUrl("/pricing"), ...price },
  };
}

function buildTierData(tier: Tier, image: PagePicture["url"]) {
  const { price, period } = tier;
  return buildMembership(tier.name, tier.description, image, {
    price,
    priceCurrency: "USD",
    availability: tier.button.href ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    ...(price > 0 && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "USD",
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: unitCodes[period] },
      },
    }),
  });
}

/** Returns the memberships as products; memberships that are coming soon are out of stock. `image` shows the prices. */
export function buildMembershipData(offers: Offers, image: PagePicture["url"]) {
  const { included, excluded, amount, currency } = offers.founding;
  const founding = buildMembership(foundingName, [...included, excluded].map(endSentence).join(" "), image, {
    price: amount,
    priceCurrency: currency,
    availability: "https://schema.org/InStock",
  });
  return [...tiersOf(offers).map((tier) => buildTierData(tier, image)), founding];
}

export function buildBreadcrumbData(...steps: { name: string; path: `/${string}` }[]) {
  const trail = [{ name: site.name, path: "/" } as const, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toAbsoluteUrl(path),
    })),
  };
}
