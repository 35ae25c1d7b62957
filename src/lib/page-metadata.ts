import type { Metadata } from "next";
import { type LinkPictureName, linkPictures } from "@/content/link-pictures";
import { site } from "@/content/site";

/** The size of the pictures in public/media/og, the crop of Open Graph readers. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

type Page = {
  /** Omitted on the home page, which uses the site's name and brand line. */
  title?: string;
  tagline?: string;
  description: string;
  path: `/${string}`;
  image?: LinkPictureName;
  /** False adds noindex and omits the canonical address. */
  index?: boolean;
};

/** Returns the metadata of a page for search engines and link previews. */
export function pageMetadata(page: Page): Metadata {
  const { title, tagline, description, path, image = "site", index = true } = page;
  const picture = { url: `/media/og/${image}.png`, ...linkPictureSize, alt: linkPictures[image].alt };
  const shared = { title: title ?? `${site.name} · ${tagline}`, description, images: [picture] };
  return {
    ...(title === undefined ? {} : { title }),
    description,
    ...(index ? { alternates: { canonical: path } } : { robots: { index: false } }),
    openGraph: { ...shared, type: "website", siteName: site.name, locale: "en_GB", url: path },
    twitter: { ...shared, card: "summary_large_image" },
  };
}
