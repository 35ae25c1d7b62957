import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { liveContent } from "@/server/content/live";

const sizes = [192, 512] as const;
const purposes = ["any", "maskable"] as const;

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { tagline, description } = await liveContent("site");
  return {
    name: `${site.name} · ${tagline}`,
    short_name: site.name,
    description,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: site.themeColor,
    theme_color: site.themeColor,
    icons: sizes.flatMap((size) =>
      purposes.map((purpose) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
