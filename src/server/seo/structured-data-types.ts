import "server-only";

/** The schema.org types and properties that this site uses. */
type Thing<Type extends string> = { "@type": Type };

export type OrganizationData = Thing<"Organization"> & {
  "@id": string;
  name: string;
  url: string;
  logo: string;
  slogan: string;
  description: string;
  email: string;
};

/** Refers to a thing that the home page describes in full. */
type Reference = { "@id": string };

export type WebSiteData = Thing<"WebSite"> & {
  name: string;
  url: string;
  inLanguage: string;
  publisher: Reference;
};

type PersonData = Thing<"Person"> & { jobTitle: string; worksFor: OrganizationData };

export type AboutPageData = Thing<"AboutPage"> & {
  name: string;
  description: string;
  url: string;
  about: PersonData;
};

type PriceData = Thing<"PriceSpecification" | "UnitPriceSpecification"> & {
  price: number;
  priceCurrency: string;
  valueAddedTaxIncluded?: boolean;
  referenceQuantity?: Thing<"QuantitativeValue"> & { value: number; unitCode: string };
};

export type OfferData = Thing<"Offer"> & {
  name: string;
  url: string;
  price: number;
  priceCurrency: string;
  category?: string;
  availability?: `https://schema.org/${string}`;
  priceSpecification?: PriceData;
};

type CourseInstanceData = Thing<"CourseInstance"> & {
  name: string;
  courseMode: "Online";
  courseSchedule: Thing<"Schedule"> & { repeatFrequency: "Weekly"; repeatCount: number };
};

export type CourseData = Thing<"Course"> & {
  name: string;
  description: string;
  url: string;
  inLanguage: string;
  provider: OrganizationData;
  offers: OfferData[];
  hasCourseInstance: CourseInstanceData[];
};

export type ProductData = Thing<"Product"> & {
  name: string;
  description: string;
  image: string;
  category: string;
  brand: Thing<"Brand"> & { name: string };
  offers: OfferData;
};

type QuestionData = Thing<"Question"> & {
  name: string;
  acceptedAnswer: Thing<"Answer"> & { text: string };
};

export type FaqData = Thing<"FAQPage"> & { mainEntity: QuestionData[] };

export type BreadcrumbData = Thing<"BreadcrumbList"> & {
  itemListElement: (Thing<"ListItem"> & { position: number; name: string; item: string })[];
};

export type StructuredThing =
  | OrganizationData
  | WebSiteData
  | AboutPageData
  | CourseData
  | ProductData
  | FaqData
  | BreadcrumbData;
