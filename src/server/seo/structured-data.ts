import "server-only";
import { coaching } from "@/content/coaching";
import { coachingWeeks } from "@/content/coaching-weeks";
import { pricing } from "@/content/pricing";
import { type Program, programs, programTerms } from "@/content/programs";
import { type SiteContent, site, structuredWords } from "@/content/site";
import { type Tier, tiers } from "@/content/tiers";
import { absoluteUrl } from "../http/origin";
import type {
  AboutPageData,
  BreadcrumbData,
  CourseData,
  FaqData,
  OfferData,
  OrganizationData,
  ProductData,
  WebSiteData,
} from "./structured-data-types";

const LANGUAGE = "en-GB";

/** UN/CEFACT's code for a month, the unit in which memberships are priced. */
const MONTH = "MON";

function organizationId() {
  return `${absoluteUrl("/")}/#organization`;
}

export function organizationData({ tagline, description, support }: SiteContent): OrganizationData {
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: site.name,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icons/icon-512.png"),
    slogan: tagline,
    description,
    email: support,
  };
}

export function webSiteData(): WebSiteData {
  return {
    "@type": "WebSite",
    name: site.name,
    url: absoluteUrl("/"),
    inLanguage: LANGUAGE,
    publisher: { "@id": organizationId() },
  };
}

/** The about page and the founder, who is described by role: the site publishes no name. */
export function aboutPageData({ title, description }: { title: string; description: string }): AboutPageData {
  return {
    "@type": "AboutPage",
    name: title,
    description,
    url: absoluteUrl("/about"),
    about: { "@type": "Person", jobTitle: structuredWords.founder, worksFor: organizationData() },
  };
}

function programOffer({ name, usd }: Program): OfferData {
  return {
    "@type": "Offer",
    name,
    url: absoluteUrl("/coaching#program-options"),
    price: usd,
    priceCurrency: "USD",
    category: structuredWords.paid,
    priceSpecification: {
      "@type": "PriceSpecification",
      price: usd,
      priceCurrency: "USD",
      valueAddedTaxIncluded: false,
    },
  };
}

/** The nine weeks as a course with its three ways to take it (Google, Course info structured data). */
export function courseData(): CourseData {
  const weeks = coachingWeeks.pillars.reduce((sum, pillar) => sum + pillar.weeks.length, 0);
  const ways = Object.values(programs);
  return {
    "@type": "Course",
    name: programTerms.title,
    description: coaching.meta.description,
    url: absoluteUrl("/coaching"),
    inLanguage: LANGUAGE,
    provider: organizationData(),
    offers: ways.map(programOffer),
    hasCourseInstance: ways.map(({ name }) => ({
      "@type": "CourseInstance",
      name,
      courseMode: "Online",
      courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly", repeatCount: weeks },
    })),
  };
}

export function faqData(list: readonly { question: string; answer: string }[]): FaqData {
  return {
    "@type": "FAQPage",
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function membership(name: string, description: string, offer: Omit<OfferData, "@type" | "name" | "url">) {
  const data: ProductData = {
    "@type": "Product",
    name,
    description,
    image: absoluteUrl("/media/og/pricing.png"),
    category: structuredWords.membership,
    brand: { "@type": "Brand", name: site.name },
    offers: { "@type": "Offer", name, url: absoluteUrl("/pricing"), ...offer },
  };
  return data;
}

function tierData(tier: Tier) {
  const { usd } = tier;
  return membership(tier.name, tier.description, {
    price: usd,
    priceCurrency: "USD",
    availability: tier.button.href ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    ...(usd > 0 && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: usd,
        priceCurrency: "USD",
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
      },
    }),
  });
}

/** The three memberships and the Founding Member offer; what is coming soon is marked as out of stock. */
export function membershipData(): ProductData[] {
  const { title, included, excluded, amount, currency } = pricing.founding;
  const founding = membership(title, `${included.join(". ")}. ${excluded}`, {
    price: Number(amount),
    priceCurrency: currency,
    availability: "https://schema.org/InStock",
  });
  return [...tiers.map(tierData), founding];
}

/** The way from the front page to a page, each step with its name and address. */
export function breadcrumbData(...steps: { name: string; path: `/${string}` }[]): BreadcrumbData {
  const trail = [{ name: site.name, path: "/" } as const, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
