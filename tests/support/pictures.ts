import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect } from "vitest";
import { env } from "@/env.mjs";
import type { Crop } from "@/lib/crop-schema";
import { database } from "@/server/db/client";
import { servePicture } from "@/server/uploads/picture-store";
import { makeMember, signInAs } from "./factories";
import { announceAt, createBrowser } from "./http";

const origin = "http://localhost:3000";

type Announced = { size: number; type: string; name?: string };
type Put = { headers?: Record<string, string>; body?: BodyInit };

export function makePicture(type: "jpeg" | "png" | "gif" = "png", background = "#17545a", side = 64) {
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
}

export async function createPainter(member?: Awaited<ReturnType<typeof makeMember>>) {
  const user = member ?? (await makeMember({ password: null }));
  const { cookie } = await signInAs(user);
  const browser = createBrowser();
  browser.keep(cookie);

  function announceAll(files: Announced[], headers: Record<string, string> = {}, input?: unknown) {
    const body = JSON.stringify({ input, files: files.map((file) => ({ name: "me.png", ...file })) });
    const type = { "content-type": "application/json" };
    return browser.upload(announceAt, { method: "POST", headers: { ...type, ...headers }, body });
  }

  const announce = (file: Announced, headers?: Record<string, string>, input?: unknown) =>
    announceAll([file], headers, input ?? null);

  async function addressFor(file: Announced, input?: unknown): Promise<string> {
    const response = await announce(file, {}, input);
    if (!response.ok) throw new Error(`announced: ${response.status} ${await response.text()}`);
    const [{ url }] = await response.json();
    return url;
  }

  /** Returns a picture and a signed address to which it can be sent. */
  async function register() {
    const bytes = await makePicture();
    return { bytes, url: await addressFor({ size: bytes.length, type: "image/png" }) };
  }

  const put = (url: string, bytes: Uint8Array, { headers, body }: Put = {}) =>
    body ? browser.upload(url, { method: "PUT", headers, body }) : browser.sendPicture(url, bytes, headers);

  async function upload(bytes: Uint8Array, type = "image/png", crop: Crop | null = null) {
    return put(await addressFor({ size: bytes.length, type }, crop), bytes);
  }

  return { user, cookie, announce, announceAll, addressFor, register, put, upload };
}

export function filesOf(id: string) {
  const folder = join(env.UPLOADS_DIR, "profile_pictures", id);
  return existsSync(folder) ? readdirSync(folder) : [];
}

export const photoOf = async (id: string) =>
  (await database().user.findUniqueOrThrow({ where: { id } })).photoURL ?? "";

export async function expectNothingStored({ id }: { id: string }) {
  expect(filesOf(id)).toEqual([]);
  expect(await photoOf(id)).toBe("");
}

export function getPicture(path: string) {
  return servePicture(new Request(`${origin}${path}`));
}

export const storedPicture = async ({ id }: { id: string }) =>
  Buffer.from(await (await getPicture(await photoOf(id))).arrayBuffer());

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}

/** Returns a PNG of a few kilobytes that decompresses to side × side pixels. */
export function makeBomb(side: number) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Inserts a chunk before the end of the PNG. */
export function hideInPng(png: Buffer, type: string, data: Buffer) {
  return Buffer.concat([png.subarray(0, -12), chunk(type, data), png.subarray(-12)]);
}
