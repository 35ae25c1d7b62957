import type { Metadata } from "next";
import { type LinkPictureName, linkPictures } from "@/content/link-pictures";
import { site } from "@/content/site";

/** Pixels of every picture in public/media/og: 1.91 to 1, what Open Graph readers crop to. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

type Page = {
  /** Left out on the front page, which goes by the site's own name. */
  title?: string;
  description: string;
  path: `/${string}`;
  image?: LinkPictureName;
  /** False keeps the page out of search engines; it then names no canonical address. */
  index?: boolean;
};

/** What a page says about itself to search engines and to whoever shows a link to it. */
export function pageMetadata({ title, description, path, image = "site", index = true }: Page): Metadata {
  const picture = { url: `/media/og/${image}.png`, ...linkPictureSize, alt: linkPictures[image].alt };
  const shared = { title: title ?? `${site.name} · ${site.tagline}`, description, images: [picture] };
  return {
    ...(title === undefined ? {} : { title }),
    description,
    ...(index ? { alternates: { canonical: path } } : { robots: { index: false } }),
    openGraph: { ...shared, type: "website", siteName: site.name, locale: "en_GB", url: path },
    twitter: { ...shared, card: "summary_large_image" },
  };
}
