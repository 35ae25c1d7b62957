import type { Metadata } from "next";
import { type LinkPictureName, linkPictureOf } from "@/content/link-pictures";
import { site } from "@/content/site";

/** Open Graph clients show pictures of this aspect ratio uncropped. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

/** The address is relative to the site's origin. */
export type PagePicture = { url: `/${string}`; alt: string };

type Page = {
  /** Omitted on the home page, which uses the site's name and brand line. */
  title?: string;
  tagline?: string;
  description: string;
  path: `/${string}`;
  /** The name of a built picture, or the result of `linkPicture` for a page whose preview text the owner can change. */
  image?: LinkPictureName | PagePicture;
  /** False adds noindex and omits the canonical address. */
  isIndexed?: boolean;
};

export function getBuiltPicture(name: LinkPictureName): PagePicture {
  return { url: `/media/og/${name}.png`, alt: linkPictureOf(name).alt };
}

export function buildPageMetadata(page: Page): Metadata {
  const { title, tagline, description, path, image = "site", isIndexed = true } = page;
  const { url, alt } = typeof image === "string" ? getBuiltPicture(image) : image;
  const picture = { url, ...linkPictureSize, alt };
  const shared = { title: title ?? `${site.name} · ${tagline}`, description, images: [picture] };
  return {
    ...(title === undefined ? {} : { title }),
    description,
    ...(isIndexed ? { alternates: { canonical: path } } : { robots: { index: false } }),
    openGraph: { ...shared, type: "website", siteName: site.name, locale: "en_GB", url: path },
    twitter: { ...shared, card: "summary_large_image" },
  };
}
