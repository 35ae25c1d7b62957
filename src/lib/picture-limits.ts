type Format = {
  /** What the member reads. */
  name: string;
  /** Whether a file, a character to a byte, begins as such a file does, and ends where it ends. */
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

export type PictureType = keyof typeof formats;

/** The types a picture may arrive in; whatever it was, it is stored as WebP. */
export const pictureTypes = Object.keys(formats) as PictureType[];

/** They as a member reads them. */
export const pictureNames = Object.values(formats)
  .map(({ name }) => name)
  .join(", ");

const maxMegabytes = 5;

/** The most a picture may have; in a form the body has a little more. */
export const maxPictureBytes = maxMegabytes * 1024 * 1024;

export const maxPictureSize = `${maxMegabytes}MB`;

/** UploadThing knows powers of two only; the exact limit is checked beside it. */
export const uploadThingSize = "8MB";

/** How files of a type look from within; null for a type that no picture may have. */
export function pictureFormat(type: string): Format | null {
  return Object.hasOwn(formats, type) ? formats[type as PictureType] : null;
}
