import type { MetadataRoute } from "next";
import { archetypeIds } from "@/content/archetypes";
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

/** Every page a search engine may show. Privacy and terms are listed only where they are ours. */
export default function sitemap(): MetadataRoute.Sitemap {
  const archetypes = archetypeIds.map((id) => `/archetypes/${id}` as const);
  const law = (["/privacy", "/terms"] as const).filter(
    (path) => links.privacy.href === path || links.terms.href === path,
  );
  return [...pages, ...archetypes, ...law].map((path) => ({ url: absoluteUrl(path) }));
}
