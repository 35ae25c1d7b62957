import { linkPictureNames } from "@/content/link-pictures";
import { messages } from "@/content/messages";
import { hashPicture } from "@/lib/hash-picture";
import { problem } from "@/server/http/problem";
import { readLinkPicture } from "@/server/seo/link-picture";
import { drawLinkPicture } from "@/server/seo/link-picture-drawing";

type Context = { params: Promise<{ name: string; hash: string }> };

/** Returns a link preview. The address contains a hash of the preview's text, so a new text has a new address. */
export async function GET(_request: Request, { params }: Context) {
  const { name: requested, hash } = await params;
  const name = linkPictureNames.find((known) => known === requested);
  const picture = name && (await readLinkPicture(name));
  if (!picture || hashPicture(picture) !== hash) return problem(404, messages.general.notFound);
  return new Response(new Uint8Array(await drawLinkPicture(name, picture)), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=31536000, immutable" },
  });
}
