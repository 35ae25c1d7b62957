type Format = {
  name: string;
  /** `bytes` is a binary string; a whole file has the start and end of its format. */
  isWhole: (bytes: string) => boolean;
};

function isBetween(start: string, end: string) {
  return (bytes: string) => bytes.startsWith(start) && bytes.endsWith(end);
}

const formats = {
  "image/jpeg": { name: "JPG", isWhole: isBetween("\xff\xd8\xff", "\xff\xd9") },
  "image/png": { name: "PNG", isWhole: isBetween("\x89PNG\r\n\x1a\n", "\0\0\0\0IEND\xae\x42\x60\x82") },
  "image/gif": { name: "GIF", isWhole: isBetween("GIF8", "\0;") },
} as const satisfies Record<`image/${string}`, Format>;

type PictureType = keyof typeof formats;

/** The types that a member may upload. The server stores every picture as WebP. */
export const pictureTypes = Object.keys(formats) as PictureType[];

export const pictureNames = Object.values(formats)
  .map(({ name }) => name)
  .join(", ");

const maxMegabytes = 5;

/** The limit of the picture itself; a multipart body may be slightly larger. */
export const maxPictureBytes = maxMegabytes * 1024 * 1024;

export const maxPictureSize = `${maxMegabytes}MB`;

export const maxPixels = 25_000_000;

/** UploadThing accepts only powers of two; the exact limit is checked separately. */
export const uploadThingSize = "8MB";

export function findPictureFormat(type: string): Format | null {
  return Object.hasOwn(formats, type) ? formats[type as PictureType] : null;
}
