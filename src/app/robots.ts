import type { MetadataRoute } from "next";
import { toAbsoluteUrl } from "@/server/http/origin";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/desk", "/profile", "/eq-results"] },
    sitemap: toAbsoluteUrl("/sitemap.xml"),
  };
}
