import "server-only";

// Ids are UUIDs or CUIDs, so they cannot contain path separators.
const shape = /^profile_pictures\/[a-z0-9-]{8,40}\/profile_\d{13}\.webp$/;
const folderShape = /^profile_pictures\/[a-z0-9-]{8,40}$/;
const urlPrefix = "/api/storage/";

let lastStamp = 0;

/** Returns the folder of a member's pictures, or null for a malformed id. */
export function getPictureFolder(userId: string) {
  const folder = `profile_pictures/${userId}`;
  return folderShape.test(folder) ? folder : null;
}

/** Returns a new path for a member's picture, unique within this process. */
export function createPicturePath(userId: string) {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return `profile_pictures/${userId}/profile_${lastStamp}.webp`;
}

/** Prevents path traversal: every read, write and removal checks its path with this function. */
export function isPicturePath(path: string) {
  return shape.test(path);
}

export function getPictureUrl(path: string) {
  return `${urlPrefix}${path}`;
}

export function readPicturePath(url: string) {
  const path = url.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : "";
  return isPicturePath(path) ? path : null;
}
