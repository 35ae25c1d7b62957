import type { MetadataRoute } from "next";
import { listedPages } from "@/content/own-pages";
import { liveContent } from "@/server/content/live";
import { toAbsoluteUrl } from "@/server/http/origin";
import { isLinkedPage } from "@/server/seo/links";

/** Privacy and terms are listed unless the settings link to another site. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = await liveContent("site");
  const legal = (["privacy", "terms"] as const).filter((name) => isLinkedPage(site, name));
  return [...listedPages, ...legal.map((name) => `/${name}` as const)].map((path) => ({
    url: toAbsoluteUrl(path),
  }));
}
