import { linkPictureNames } from "@/content/link-pictures";
import { messages } from "@/content/messages";
import { hashPicture } from "@/lib/hash-picture";
import { problem } from "@/server/http/problem";
import { linkPicture, readLinkPicture } from "@/server/seo/link-picture";
import { drawLinkPicture } from "@/server/seo/link-picture-drawing";

type Context = { params: Promise<{ name: string; hash: string }> };

/**
 * Returns the picture of a link preview. Its address contains a hash of its text; an address with an outdated hash
 * redirects to the current address.
 */
export async function GET(_request: Request, { params }: Context) {
  const { name: requested, hash } = await params;
  const name = linkPictureNames.find((known) => known === requested);
  const picture = name && (await readLinkPicture(name));
  if (!picture) return problem(404, messages.general.notFound);
  if (hashPicture(picture) !== hash) {
    const { url } = await linkPicture(name);
    return new Response(null, { status: 307, headers: { location: url, "cache-control": "no-store" } });
  }
  return new Response(new Uint8Array(await drawLinkPicture(name, picture)), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=31536000, immutable" },
  });
}
