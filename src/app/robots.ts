import type { MetadataRoute } from "next";
import { toAbsoluteUrl } from "@/server/http/origin";

export default function robots(): MetadataRoute.Robots {
  return {
    // Private pages stay allowed, because a search engine sees the noindex of a page only if it may read the page.
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: toAbsoluteUrl("/sitemap.xml"),
  };
}
