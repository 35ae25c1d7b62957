import { makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import {
  createPainter,
  expectNothingStored,
  filesOf,
  getPicture,
  hideInPng,
  makeBomb,
  makePicture,
  photoOf,
  storedPicture,
} from "@tests/support/pictures";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

const types = { jpeg: "image/jpeg", png: "image/png", gif: "image/gif" } as const;

let painter: Awaited<ReturnType<typeof createPainter>>;
beforeEach(async () => {
  painter = await createPainter();
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const page = "<!doctype html><script>alert(document.domain)</script>";
const hidden = "<?php system($_GET['c']); ?>";
const zip = `PK\x03\x04x PK\x01\x02x PK\x05\x06${"\0".repeat(18)}`;
const latin1 = (text: string) => Buffer.from(text, "latin1");

async function badFiles(kind: keyof typeof types): Promise<Record<string, Buffer>> {
  const good = await makePicture(kind, "#b9832f", 200);
  const ends = { png: good.subarray(-12), gif: latin1("\0;"), jpeg: latin1("\xff\xd9") };
  const end = ends[kind];
  const cuts = [0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((part) => [
    `cut off at ${part * 100}%`,
    good.subarray(0, Math.floor(good.length * part)),
  ]);
  const mended = [0.3, 0.5, 0.7].map((part) => [
    `cut off at ${part * 100}%, with its proper end put on`,
    Buffer.concat([good.subarray(0, Math.floor(good.length * part)), end]),
  ]);
  const tails = Object.entries({
    page,
    svg,
    zip,
    pdf: "%PDF-1.7 1 0 obj",
    shell: "\n#!/bin/sh\nid",
    nul: "\0\0\0",
    exe: "MZ\x90\0\x03\0\0\0PE\0\0",
    elf: "\x7fELF\x02\x01\x01",
    jar: `${zip}META-INF/MANIFEST.MF`,
    php: hidden,
    script: "*/=1;alert(document.domain)//",
    xml: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
    tiff: "II*\0\x08\0\0\0",
    mp4: "\0\0\0\x18ftypmp42",
    rar: "Rar!\x1a\x07\x01\0",
  });
  return {
    ...Object.fromEntries([...cuts, ...mended]),
    ...Object.fromEntries(
      tails.flatMap(([name, tail]) => [
        [`with a ${name} behind it`, Buffer.concat([good, latin1(tail)])],
        [`of a ${name} and a proper end`, Buffer.concat([good.subarray(0, 16), latin1(tail), end])],
      ]),
    ),
    "with a page and then its end again": Buffer.concat([good, latin1(page), end]),
    "with an archive and then its end again": Buffer.concat([good, latin1(zip), end]),
    "that is all noise after its first bytes": Buffer.concat([
      good.subarray(0, 10),
      Buffer.alloc(500, 0x5a),
      end,
    ]),
    "that is its first bytes only": good.subarray(0, 8),
    "that is a page": latin1(page),
    "that is an SVG": latin1(svg),
    "that is an SVG with a declaration": latin1(`<?xml version="1.0"?>${svg}`),
    "that is an archive": latin1(zip),
    "that is a PDF": latin1("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"),
    "that is a script behind the mark of a GIF": latin1("GIF89a/*<script>*/=1;alert(1)//\0;"),
    "that is a WebP": await sharp(good).webp().toBuffer(),
    "that is an AVIF": await sharp(good).avif({ effort: 0 }).toBuffer(),
    "that is a TIFF": await sharp(good).tiff().toBuffer(),
    "that is zeros": Buffer.alloc(1000),
    "that is a BMP": latin1(`BM${"\0".repeat(200)}`),
    "that is an icon": latin1(`\0\0\x01\0\x01\0${"\0".repeat(200)}`),
    "that is a HEIC": latin1("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "that is a JPEG XL": latin1("\xff\x0a\xfa\x7f\x01\x90\x08\x06"),
    "that is a film": latin1("\x1aE\xdf\xa3\x01\0\0\0webm"),
    "that is an email": latin1("From: a@b.example\r\nSubject: x\r\n\r\nhello"),
    "that is a picture in base64": latin1(good.toString("base64")),
    "that is a picture behind a blank": Buffer.concat([latin1(" "), good]),
    "that is a picture behind a byte order mark": Buffer.concat([latin1("\xef\xbb\xbf"), good]),
    "that is a picture backwards": Buffer.from(good).reverse(),
    "that is an SVG behind a mark": Buffer.concat([good.subarray(0, 10), latin1(svg)]),
    "that is a bomb of an SVG": latin1(
      `<!DOCTYPE svg [<!ENTITY a "${"a".repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>`,
    ),
    "that is one byte": Buffer.from([1]),
    "that is line ends": latin1("\r\n".repeat(100)),
  };
}

let tried = 0;
let wrong = 0;
afterAll(() => figure("bad-files-accepted", wrong, `of ${tried}`));

const kinds = Object.keys(types) as (keyof typeof types)[];

describe.each(isFull ? kinds : kinds.slice(0, 1))("a file declared as %s", (kind) => {
  test("an uploaded file is refused unless it is one whole picture of the declared type", async () => {
    const files = Object.entries(await badFiles(kind));
    expect(files.length).toBeGreaterThanOrEqual(67);
    const accepted = [];
    for (const [name, bytes] of files) {
      const other = await createPainter();
      const response = await other.upload(bytes, types[kind]);
      if (response.status !== 400) accepted.push(`${name}: ${response.status}`);
      else expect((await response.json()).message).toBe("Please select a valid image file.");
      await expectNothingStored(other.user);
    }
    tried += files.length;
    wrong += accepted.length;
    expect(accepted).toEqual([]);
  });

  test("a picture whose type differs from its declared type is refused", async () => {
    for (const other of kinds) {
      if (other === kind) continue;
      expect((await painter.upload(await makePicture(other), types[kind])).status).toBe(400);
    }
    await expectNothingStored(painter.user);
  });
});

test("a stored picture has no location, camera data or text chunks and is upright", async () => {
  const gps = { IFD3: { GPSLatitude: "52/1 5/1 0/1", GPSLatitudeRef: "N", GPSLongitude: "5/1 7/1 0/1" } };
  const tall = await sharp({ create: { width: 40, height: 80, channels: 3, background: "#17545a" } })
    .composite([{ input: await makePicture("png", "#a3261f", 40), top: 0, left: 0 }])
    .jpeg()
    .withExif({ IFD0: { Make: "Canary", Orientation: "6" }, ...gps })
    .toBuffer();
  expect(tall.includes("Canary")).toBe(true);
  expect((await painter.upload(tall, "image/jpeg")).status).toBe(200);
  const stored = await storedPicture(painter.user);
  const meta = await sharp(stored).metadata();
  expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(stored.includes("Canary")).toBe(false);
  const [red = 0, , blue = 255] = await sharp(stored)
    .extract({ left: 480, top: 256, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue);
  const png = hideInPng(await makePicture(), "tEXt", latin1("Comment\0Canary of a comment"));
  expect((await painter.upload(png)).status).toBe(200);
  expect((await storedPicture(painter.user)).includes("Canary")).toBe(false);
});

test("only the first frame of a GIF is stored", async () => {
  const frames = await Promise.all(["#a3261f", "#17545a"].map((colour) => makePicture("png", colour)));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
  expect((await painter.upload(gif, "image/gif")).status).toBe(200);
  const stored = await storedPicture(painter.user);
  expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(stored).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test("a decompression bomb of 30,000 pixels square is refused without filling the memory", async () => {
  const bomb = makeBomb(30_000);
  expect(bomb.length).toBeLessThan(500_000);
  const before = process.memoryUsage().rss;
  const response = await painter.upload(bomb);
  expect(response.status).toBe(400);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  await expectNothingStored(painter.user);
});

test("a picture of 25 megapixels is accepted, and a larger picture is refused", async () => {
  expect((await painter.upload(makeBomb(5_000))).status).toBe(200);
  expect((await (await createPainter()).upload(makeBomb(5_001))).status).toBe(400);
});

const members = 50;
const rounds = 20;

// Every picture has a different colour, which compression changes slightly.
const colourOf = (member: number, round: number) => ({ r: member * 5, g: round * 12, b: 255 - member * 5 });

async function colourAt(path: string) {
  const bytes = Buffer.from(await (await getPicture(path)).arrayBuffer());
  const [r = 0, g = 0, b = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return { r, g, b };
}

type Colour = ReturnType<typeof colourOf>;
const isAlike = (one: Colour, two: Colour) =>
  Math.abs(one.r - two.r) < 3 && Math.abs(one.g - two.g) < 6 && Math.abs(one.b - two.b) < 3;

const draw = (background: Colour) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();

test.runIf(isFull)(
  `${members} members who concurrently upload ${rounds} pictures each keep only their own newest picture`,
  async () => {
    const users = await Promise.all(Array.from({ length: members }, () => makeMember({ password: null })));
    const painters = await Promise.all(users.map((user) => createPainter(user)));
    const wrong: string[] = [];
    let right = 0;
    const before = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const replies = await Promise.all(
        painters.map(async (painter, member) => painter.upload(await draw(colourOf(member, round)))),
      );
      await Promise.all(
        painters.map(async ({ user }, member) => {
          const path = await photoOf(user.id);
          const old = before.get(user.id);
          const isRight =
            replies[member]?.status === 200 &&
            path.includes(`/${user.id}/`) &&
            filesOf(user.id).length === 1 &&
            isAlike(await colourAt(path), colourOf(member, round)) &&
            (!old || (await getPicture(old)).status === 404);
          before.set(user.id, path);
          if (isRight) right += 1;
          else wrong.push(`member ${member}, picture ${round}: ${replies[member]?.status} ${path}`);
        }),
      );
    }
    figure("pictures-at-the-right-owner", right, `of ${members * rounds}`);
    expect(wrong).toEqual([]);
    expect(right).toBe(members * rounds);
  },
  600_000,
);
