import { picture } from "@/content/picture";
import { maxPictureBytes } from "@/lib/picture-limits";

const words = picture.messages;
const side = 512;

/** A square of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Why a file cannot be a member's picture, in words; null when it can. */
export function pictureProblem({ type, size }: { type: string; size: number }) {
  if (!type.startsWith("image/") || type === "image/svg+xml") return words.invalid;
  return size > maxPictureBytes ? words.tooLarge : null;
}

async function load(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Whether the browser can show what is at an address as a picture. */
export function isShowable(url: string) {
  return load(url).then(
    ({ naturalWidth }) => naturalWidth > 0,
    () => false,
  );
}

/** Cuts a square out of a picture: 512 pixels wide, JPEG for photographs, PNG for what may be transparent. */
export async function cropPicture(url: string, { x, y, width, height }: Area, type: string) {
  const image = await load(url);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  const isPhotograph = type === "image/jpeg";
  const wanted = isPhotograph ? "image/jpeg" : "image/png";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, 0.92));
  if (!blob) throw new Error("nothing drawn");
  return new File([blob], isPhotograph ? "picture.jpg" : "picture.png", { type: wanted });
}
