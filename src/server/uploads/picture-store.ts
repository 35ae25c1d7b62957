import "server-only";
import { messages } from "@/content/messages";
import type { Database } from "../db/client";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { addToCloud, readCloudKey, removeFromCloud } from "./cloud-store";
import { readPicture, removePicture, writePicture } from "./disk-store";
import { createPicturePath, getPictureUrl, readPicturePath } from "./picture-path";
import { isCloud } from "./uploadthing-config";

/** Stores a picture and returns its address, or null if the cloud refused it. */
export async function storePicture(db: Database, userId: string, picture: Uint8Array) {
  const path = createPicturePath(userId);
  if (isCloud()) return addToCloud(db, picture, path);
  await writePicture(path, picture);
  return getPictureUrl(path);
}

/** Removes the file of a picture. A failure is logged, and the hourly purge tries again. */
export async function discardPicture(db: Database, photoURL: string | null) {
  if (!photoURL) return;
  const path = readPicturePath(photoURL);
  const key = readCloudKey(photoURL);
  try {
    if (path) await removePicture(path);
    else if (key && isCloud()) await removeFromCloud(db, [key]);
    else if (key)
      log.warn({ key }, "picture left in UploadThing's cloud, because UPLOADTHING_TOKEN is not set");
  } catch (error) {
    log.warn({ ...describeError(error), key }, "picture not removed or still listed");
  }
}

/** Serves a picture. Its address is never reused, so browsers may cache it forever. */
export async function servePicture(request: Request): Promise<Response> {
  const path = readPicturePath(new URL(request.url).pathname);
  let bytes: Buffer | null;
  try {
    bytes = path ? await readPicture(path) : null;
  } catch (error) {
    log.error(describeError(error), "picture not read");
    return problem(503, messages.general.unexpected);
  }
  if (!bytes) return problem(404, messages.general.notFound);
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
