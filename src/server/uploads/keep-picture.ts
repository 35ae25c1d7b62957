import "server-only";
import { addToCloud } from "./cloud-store";
import { isCloud } from "./config";
import { writePicture } from "./disk-store";
import { newPicturePath, pictureUrl } from "./picture-path";

/** Stores a picture of ours for a member, where pictures are kept, and gives its address; null when that failed. */
export async function keepPicture(userId: string, picture: Uint8Array) {
  const path = newPicturePath(userId);
  if (isCloud()) return addToCloud(picture, path);
  await writePicture(path, picture);
  return pictureUrl(path);
}
