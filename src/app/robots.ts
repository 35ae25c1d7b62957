import type { MetadataRoute } from "next";
import { toAbsoluteUrl } from "@/server/http/origin";

export default function robots(): MetadataRoute.Robots {
  return {
    // Private pages are not disallowed: a search engine that may not read a page does not see its noindex.
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: toAbsoluteUrl("/sitemap.xml"),
  };
}
