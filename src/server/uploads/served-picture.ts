import "server-only";
import { messages } from "@/content/messages";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { readPicture } from "./disk-store";
import { pathOfPictureUrl } from "./picture-path";

/** Serves a stored picture as a picture and nothing else. An address is never used twice, so browsers may keep it. */
export async function servePicture(request: Request): Promise<Response> {
  const path = pathOfPictureUrl(new URL(request.url).pathname);
  const bytes = path
    ? await readPicture(path).catch((error) => {
        log.error(describeError(error), "picture not read");
        return problem(503, messages.general.unexpected);
      })
    : null;
  if (bytes instanceof Response) return bytes;
  if (!bytes) return problem(404, messages.general.noProcedure);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/webp",
      "content-disposition": "inline",
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
