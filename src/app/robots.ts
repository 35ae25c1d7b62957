import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/server/http/origin";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/desk", "/profile", "/eq-results"] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
