import type { MetadataRoute } from "next";
import { archetypeIds } from "@/content/archetypes";
import { liveContent } from "@/server/content/live";
import { getSiteOrigin, toAbsoluteUrl } from "@/server/http/origin";
import { pickLinks } from "@/server/seo/links";

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

/** Privacy and terms are listed unless the settings link to another site. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const links = pickLinks(await liveContent("site"));
  const archetypes = archetypeIds.map((id) => `/archetypes/${id}` as const);
  const legal = [links.privacy, links.terms].map((link) => new URL(link, getSiteOrigin()));
  const ownLegal = legal.filter(({ origin }) => origin === getSiteOrigin()).map(({ href }) => href);
  const urls = [...pages, ...archetypes].map(toAbsoluteUrl);
  return [...urls, ...ownLegal].map((url) => ({ url }));
}
