import type { MetadataRoute } from "next";
import { listedPages } from "@/content/own-pages";
import { liveContent } from "@/server/content/live";
import { getSiteOrigin, toAbsoluteUrl } from "@/server/http/origin";
import { pickLinks } from "@/server/seo/links";

/** Privacy and terms are listed unless the settings link to another site. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const links = pickLinks(await liveContent("site"));
  const legal = [links.privacy, links.terms].map((link) => new URL(link, getSiteOrigin()));
  const ownLegal = legal.filter(({ origin }) => origin === getSiteOrigin()).map(({ href }) => href);
  return [...listedPages.map(toAbsoluteUrl), ...ownLegal].map((url) => ({ url }));
}
