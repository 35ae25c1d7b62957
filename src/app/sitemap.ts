import type { MetadataRoute } from "next";
import { archetypeIds } from "@/content/archetypes";
import { siteOrigin } from "@/server/http/origin";
import { absoluteUrl } from "@/server/seo/absolute-url";
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

/** Every page a search engine may show. What the settings lead elsewhere, of privacy and terms, the server leaves out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const archetypes = archetypeIds.map((id) => `/archetypes/${id}` as const);
  const law = [links.privacy, links.terms].map((link) => new URL(link, siteOrigin()).href);
  return [...[...pages, ...archetypes].map(absoluteUrl), ...law].map((url) => ({ url }));
}
