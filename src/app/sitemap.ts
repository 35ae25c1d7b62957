import type { MetadataRoute } from "next";
import { archetypeIds } from "@/content/archetypes";
import { absoluteUrl, siteOrigin } from "@/server/http/origin";
import { links } from "@/server/seo/links";

const pages = [
  "/",
  "/about",
  "/lounge",
  "/products",
  "/podcast",
  "/coaching",
  "/pricing",
  "/corporate",
  "/eq-assessment",
] as const;

/** Lists the indexable pages; privacy and terms only where the settings do not link to another site. */
export default function sitemap(): MetadataRoute.Sitemap {
  const archetypes = archetypeIds.map((id) => `/archetypes/${id}` as const);
  const legal = [links.privacy, links.terms].map((link) => new URL(link, siteOrigin()));
  const ownLegal = legal.filter(({ origin }) => origin === siteOrigin()).map(({ href }) => href);
  return [...[...pages, ...archetypes].map(absoluteUrl), ...ownLegal].map((url) => ({ url }));
}
