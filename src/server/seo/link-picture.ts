import "server-only";
import { type Content, type Contents, type DocumentId, documentIds, documents } from "@/content/documents";
import { type LinkPicture, type LinkPictureName, linkPictureOf } from "@/content/link-pictures";
import { hashPicture } from "@/lib/hash-picture";
import { buildPageMetadata, getBuiltPicture, type PagePicture } from "@/lib/page-metadata";
import { liveContent } from "../content/live";
import { getContent } from "../content/page";
import { isDrawable } from "./drawable-text";

/**
 * Returns the live texts and prices of a picture. A text with letters that the fonts lack is replaced by its default.
 */
export async function readLinkPicture(name: LinkPictureName): Promise<LinkPicture> {
  const read = async (document: DocumentId) => [document, await liveContent(document)];
  const live = linkPictureOf(name, Object.fromEntries(await Promise.all(documentIds.map(read))) as Contents);
  const { kind, heading, text } = linkPictureOf(name);
  return {
    ...live,
    kind: isDrawable(live.kind) ? live.kind : kind,
    heading: isDrawable(live.heading) ? live.heading : heading,
    text: isDrawable(live.text) ? live.text : text,
  };
}

/** Returns the built picture or, if the owner has changed what it shows, the address at which the server draws it. */
export async function linkPicture(name: LinkPictureName): Promise<PagePicture> {
  const picture = await readLinkPicture(name);
  const hash = hashPicture(picture);
  if (hash === hashPicture(linkPictureOf(name))) return getBuiltPicture(name);
  return { url: `/link-picture/${name}/${hash}`, alt: picture.alt };
}

/** The ids of the documents that contain the title and description of their page. */
type PageDocument = { [D in DocumentId]: Content<D> extends { meta: object } ? D : never }[DocumentId];

export async function buildDocumentMetadata<D extends PageDocument>(
  document: D,
  picture: LinkPictureName,
  isIndexed = true,
) {
  const { meta } = await getContent<PageDocument>(document);
  const [path] = documents[document].paths;
  return buildPageMetadata({ ...meta, path, image: await linkPicture(picture), isIndexed });
}
