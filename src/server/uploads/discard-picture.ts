import "server-only";
import { describeError, log } from "../log";
import { keyOfCloudUrl, removeFromCloud } from "./cloud-store";
import { isCloud } from "./config";
import { removePicture } from "./disk-store";
import { pathOfPictureUrl } from "./picture-path";

/** Removes the file behind a photoURL, wherever we keep it. A failure is logged and stops nobody. */
export async function discardPicture(photoURL: string | null) {
  if (!photoURL) return;
  try {
    const path = pathOfPictureUrl(photoURL);
    const key = keyOfCloudUrl(photoURL);
    if (path) await removePicture(path);
    else if (key && isCloud()) await removeFromCloud(key);
  } catch (error) {
    log.warn(describeError(error), "picture not removed");
  }
}
