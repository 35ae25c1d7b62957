import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import type { Crop } from "@/lib/crop-schema";
import { findPictureFormat, maxPictureBytes, maxPixels } from "@/lib/picture-limits";
import { timeoutMs } from "@/trpc/timeout";
import type { PictureRouter } from "./picture-router";

const text = picture.messages;
const side = 512;
const probe = 16;

/** The area in pixels of the picture. */
export type Area = { x: number; y: number; width: number; height: number };

/**
 * Returns a message if the file cannot be used, else null. A file without a known ending, such as photo.jpg_large, has
 * no type but may be valid.
 */
export function findPictureProblem({ type, size }: { type: string; size: number }) {
  // Some Android apps name no type, or a type for any file.
  const isPicture = /^(?:image\/.*|application\/octet-stream)?$/.test(type) && type !== "image/svg+xml";
  if (!isPicture) return text.invalid;
  return size > maxPictureBytes ? text.tooLarge : null;
}

async function loadImage(file: File) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

export function isShowable(file: File) {
  return loadImage(file).then(
    ({ naturalWidth }) => naturalWidth > 0,
    () => false,
  );
}

function createFile(canvas: HTMLCanvasElement, type: string) {
  return new Promise<File>((resolve, reject) => {
    function take(blob: Blob | null) {
      // Browsers may write a PNG in place of another type.
      if (blob) resolve(new File([blob], "picture", { type: blob.type }));
      else reject(new Error("nothing drawn"));
    }
    canvas.toBlob(take, type, 0.92);
  });
}

function createCanvas(size: number) {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  return canvas;
}

/**
 * Checks that a canvas can be read back unchanged, because browsers with fingerprinting protection return noise or
 * nothing.
 */
async function isCanvasReliable() {
  const canvas = createCanvas(probe);
  const reader = createCanvas(probe);
  try {
    const context = canvas.getContext("2d");
    const reading = reader.getContext("2d");
    if (!context || !reading) return false;
    const drawn = context.createImageData(probe, probe);
    for (let at = 0; at < drawn.data.length; at += 1) drawn.data[at] = at % 4 === 3 ? 255 : (at * 7) % 256;
    context.putImageData(drawn, 0, 0);
    reading.drawImage(await loadImage(await createFile(canvas, "image/png")), 0, 0);
    return reading.getImageData(0, 0, probe, probe).data.every((value, at) => value === drawn.data[at]);
  } catch {
    return false;
  }
}

function draw(image: HTMLImageElement, { x, y, width, height }: Area) {
  const canvas = createCanvas(side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return canvas;
}

function cropOf({ naturalWidth, naturalHeight }: HTMLImageElement, { x, y, width, height }: Area): Crop {
  return {
    x: x / naturalWidth,
    y: y / naturalHeight,
    width: width / naturalWidth,
    height: height / naturalHeight,
  };
}

/** Markers of a JPEG (ITU T.81, table B.1). */
const startOfScan = 0xffda;
const endOfImage = 0xffd9;

function measureJpeg(bytes: DataView) {
  const last = bytes.byteLength - 2;
  let at = 2;
  // Skips the segments before the pixels by their length, because a thumbnail in a segment has its own end marker.
  while (at + 2 <= last && bytes.getUint16(at) !== startOfScan) at += 2 + bytes.getUint16(at + 2);
  while (at <= last && bytes.getUint16(at) !== endOfImage) at += 1;
  return at + 2;
}

const nameOfLastChunk = 0x49454e44; // IEND

/** Returns where a PNG ends. A chunk has a length, a name, its data and a checksum. */
function measurePng(bytes: DataView) {
  let at = 8;
  while (at + 12 <= bytes.byteLength && bytes.getUint32(at + 4) !== nameOfLastChunk)
    at += 12 + bytes.getUint32(at);
  return at + 12;
}

/** Returns where a GIF ends, which is after an empty block and a trailer. */
function measureGif(bytes: DataView) {
  let end = bytes.byteLength;
  while (end > 2 && bytes.getUint16(end - 2) !== 0x003b) end -= 1;
  return end;
}

const formats = [
  { type: "image/jpeg", start: [0xff, 0xd8, 0xff], lengthOf: measureJpeg },
  { type: "image/png", start: [0x89, 0x50, 0x4e, 0x47], lengthOf: measurePng },
  { type: "image/gif", start: [0x47, 0x49, 0x46, 0x38], lengthOf: measureGif },
];

/**
 * Returns the file with the type of its content, because browsers derive the type from the name; a file that is not a
 * picture has no type. Removes what phones append, such as a film, because the server refuses a file with a trailer.
 */
export async function removeTrailer(file: File) {
  const buffer = await file.arrayBuffer();
  const first = new Uint8Array(buffer);
  const format = formats.find(({ start }) => start.every((byte, at) => first[at] === byte));
  const length = format?.lengthOf(new DataView(buffer));
  return new File([file.slice(0, length)], "picture", { type: format?.type });
}

/** `crop` is set if the server must crop the whole file. */
export type CroppedPicture = { file: File; crop: Crop | null };

/** Returns the area as a square of 512 by 512 pixels, or the whole file with the crop if the canvas is unreliable. */
export async function cropPicture(whole: File, area: Area): Promise<CroppedPicture> {
  const image = await loadImage(whole);
  if (await isCanvasReliable()) {
    const type = whole.type === "image/jpeg" ? "image/jpeg" : "image/png";
    return { file: await createFile(draw(image, area), type), crop: null };
  }
  const file = await removeTrailer(whole);
  const pixels = image.naturalWidth * image.naturalHeight;
  if (!findPictureFormat(file.type) || pixels > maxPixels)
    throw new Error("this file cannot be sent uncropped");
  return { file, crop: cropOf(image, area) };
}

type Fields = Record<string, unknown>;

function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function readMessage(value: unknown) {
  // Ignores errors that the client throws; the server's messages are plain JSON.
  if (value instanceof Error) return null;
  const { message } = readFields(value);
  return typeof message === "string" && message ? message : null;
}

export function explainUploadError(error: unknown) {
  const { code, data, cause } = readFields(error);
  const message = readMessage(data) ?? readMessage(cause);
  if (message) return message;
  const isLost = code === "UPLOAD_FAILED" || code === "INTERNAL_CLIENT_ERROR";
  return isLost ? messages.general.unreachable : messages.general.unexpected;
}

const unreachable = { code: "UPLOAD_FAILED" };

/** Returns a signal that aborts a minute after the last restart. */
function stallLimit() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  function restart() {
    end();
    timer = setTimeout(() => controller.abort(), 2 * timeoutMs);
  }
  restart();
  return { signal: controller.signal, restart, end };
}

/** UploadThing's client is loaded on demand. Rejects with an error for `explainUploadError`. */
export async function uploadPicture({ file, crop }: CroppedPicture, onProgress: (percent: number) => void) {
  const { genUploader } = await import("uploadthing/client").catch(() => {
    throw unreachable;
  });
  const { uploadFiles } = genUploader<PictureRouter>({ package: "aurea" });
  const { signal, restart, end } = stallLimit();
  const [sent] = await uploadFiles("profilePicture", {
    files: [file],
    input: crop,
    signal,
    onUploadProgress({ progress }) {
      restart();
      onProgress(Math.min(100, Math.round(progress)));
    },
  })
    .catch((error) => {
      throw signal.aborted ? unreachable : error;
    })
    .finally(end);
  // The cloud accepts any file, so the site's own rejection is in the data of a successful response.
  const stored = readFields(sent?.serverData);
  if (!stored.url) throw { ...unreachable, data: { message: stored.error } };
}
