import "server-only";

// Ids are UUIDs or CUIDs: neither can name a folder outside.
const shape = /^profile_pictures\/[a-z0-9-]{8,40}\/profile_\d{13}\.webp$/;
const folderShape = /^profile_pictures\/[a-z0-9-]{8,40}$/;
const urlPrefix = "/api/storage/";

let lastStamp = 0;

/** The folder of a member's pictures; null when the id could not be one of ours. */
export function pictureFolder(userId: string) {
  const folder = `profile_pictures/${userId}`;
  return folderShape.test(folder) ? folder : null;
}

/** Where a member's next picture is stored. No two calls of this process give the same path. */
export function newPicturePath(userId: string) {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return `profile_pictures/${userId}/profile_${lastStamp}.webp`;
}

/** Whether a path is one that `newPicturePath` gives: nothing else is ever read, written or removed. */
export function isPicturePath(path: string) {
  return shape.test(path);
}

/** The address at which this site serves a stored picture. */
export function pictureUrl(path: string) {
  return `${urlPrefix}${path}`;
}

/** The stored path behind one of this site's picture addresses; null for any other text. */
export function pathOfPictureUrl(url: string) {
  const path = url.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : "";
  return isPicturePath(path) ? path : null;
}
