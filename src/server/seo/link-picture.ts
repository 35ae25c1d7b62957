import "server-only";
import {
  type LinkPictureContent,
  type LinkPictureName,
  linkPictureDocuments,
  linkPictureOf,
} from "@/content/link-pictures";
import { builtPicture, type PagePicture } from "@/lib/page-metadata";
import { stampOf } from "@/lib/picture-stamp";
import { liveContent } from "../content/live";

/** Returns the current text of a link preview. */
export async function liveLinkPicture(name: LinkPictureName) {
  const read = async (document: (typeof linkPictureDocuments)[number]) =>
    [document, await liveContent(document)] as const;
  const entries = await Promise.all(linkPictureDocuments.map(read));
  return linkPictureOf(name, Object.fromEntries(entries) as LinkPictureContent);
}

/** Returns a page's link preview: the built one, or one that the server draws if the owner has changed its text. */
export async function linkPicture(name: LinkPictureName): Promise<PagePicture> {
  const words = await liveLinkPicture(name);
  const hash = stampOf(words);
  if (hash === stampOf(linkPictureOf(name))) return builtPicture(name);
  return { url: `/link-picture/${name}/${hash}`, alt: words.alt };
}
