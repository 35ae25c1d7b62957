import { isFull } from "@tests/support/figure";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { GET } from "@/app/link-picture/[name]/[hash]/route";
import { type DocumentId, problemsOf } from "@/content/documents";
import { type LinkPictureName, linkPictureNames, linkPictureOf } from "@/content/link-pictures";
import { hashPicture } from "@/lib/hash-picture";
import { linkPictureLayout } from "@/lib/link-picture-layout";
import { linkPictureSize } from "@/lib/page-metadata";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import { database, type Prisma } from "@/server/db/client";
import { linkPicture } from "@/server/seo/link-picture";
import { drawLinkPicture } from "@/server/seo/link-picture-drawing";

const db = database();

beforeEach(async () => {
  await db.$transaction([db.contentRevision.deleteMany(), contentChangeWrite(db)]);
  await refreshContent();
});

async function publish(document: DocumentId, values: Prisma.InputJsonObject) {
  const data = { id: document, document, state: "live" as const, data: { values, confirmed: [] } };
  await db.$transaction([db.contentRevision.create({ data }), contentChangeWrite(db)]);
  await refreshContent();
}

function ask(address: string) {
  const [, , name = "", hash = ""] = address.split("/");
  const request = new Request(`http://localhost:3000${address}`);
  return GET(request, { params: Promise.resolve({ name, hash }) });
}

type Box = Record<"left" | "top" | "right" | "bottom", number>;

/** Returns the box of all pixels that differ from the drawing without words. */
async function boxOfWords(name: LinkPictureName, png: Buffer) {
  const pixelsOf = (input: Buffer | string) => sharp(input).removeAlpha().raw().toBuffer();
  const [drawn, plain] = await Promise.all([png, `src/server/seo/link-art/${name}.png`].map(pixelsOf));
  const { width, height } = linkPictureSize;
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < width * height; at += 1) {
    if ([0, 1, 2].every((part) => drawn?.[3 * at + part] === plain?.[3 * at + part])) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** A letter may extend a little beyond its place. */
async function expectInPlace(name: LinkPictureName, png: Buffer) {
  const { left, top, width, bottom } = linkPictureLayout(name);
  const box = await boxOfWords(name, png);
  expect(box.right).toBeGreaterThan(box.left);
  expect(box.left).toBeGreaterThanOrEqual(left - 8);
  expect(box.top).toBeGreaterThanOrEqual(top - 4);
  expect(box.right).toBeLessThanOrEqual(left + width + 4);
  expect(box.bottom).toBeLessThanOrEqual(bottom + 4);
}

test("a link preview uses the static picture in /media/og while its text is the default", async () => {
  for (const name of linkPictureNames)
    expect(await linkPicture(name)).toEqual({ url: `/media/og/${name}.png`, alt: linkPictureOf(name).alt });
});

test("a changed heading gives the link preview a new address, at which the picture shows that heading", async () => {
  const heading = "Feel it first.";
  await publish("home", { hero: { heading } });
  const { url } = await linkPicture("home");
  expect(url).toMatch(/^\/link-picture\/home\/[0-9a-f]{20}$/);
  expect((await linkPicture("pricing")).url).toBe("/media/og/pricing.png");

  const answer = await ask(url);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const png = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(png).metadata()).toMatchObject({ ...linkPictureSize, format: "png" });
  expect(png.byteLength).toBeLessThan(300_000);
  await expectInPlace("home", png);
  expect(png.equals(await drawLinkPicture("home", { ...linkPictureOf("home"), heading }))).toBe(true);
});

test("a changed brand line or price changes each link preview that shows it", async () => {
  await publish("site", { tagline: "Slow chemistry" });
  await publish("offers", { tiers: { adventurer: { price: 45 } } });
  const changed: LinkPictureName[] = [];
  for (const name of linkPictureNames)
    if ((await linkPicture(name)).url.startsWith("/link-picture/")) changed.push(name);
  expect(changed).toEqual(["site", "home", "pricing"]);
});

test("the link preview of the pricing page shows an open membership as a filled card", async () => {
  const open = { status: "open", href: "https://pay.example.com/adventurer" };
  await publish("offers", { tiers: { adventurer: open } });
  const { url, alt } = await linkPicture("pricing");
  expect(alt).toBe("Three membership cards, two printed and one in outline");
  const answer = await ask(url);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The two points are corners of the Adventurer's and the Alchemist's cards.
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(redAt(620, 230)).toBeLessThan(40);
  expect(redAt(646, 140)).toBeGreaterThan(220);
});

test("an earlier address of a link preview redirects to the current address, and an unknown name answers 404", async () => {
  await publish("home", { hero: { heading: "Feel it first." } });
  const { url } = await linkPicture("home");
  await db.contentRevision.updateMany({ data: { data: { values: {}, confirmed: [] } } });
  await db.$transaction([contentChangeWrite(db)]);
  await refreshContent();
  const live = (await linkPicture("home")).url;
  expect(live).not.toBe(url);
  for (const [address, status, location] of [
    [url, 307, live],
    ["/link-picture/home/0", 307, live],
    ["/link-picture/unknown/0", 404, null],
    ["/link-picture/toString/0", 404, null],
  ]) {
    const { headers, status: found } = await ask(`${address}`);
    expect([address, found, headers.get("location")]).toEqual([address, status, location]);
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

const sentence =
  "Somebody in the house has been awake since four, and by the light of it that is you, once more";

function longest(document: DocumentId, part: string, field: string) {
  for (let length = sentence.length; length > 0; length -= 1) {
    const heading = `${sentence.slice(0, length - 1).trim()}.`;
    if (problemsOf(document, { [part]: { [field]: heading } }).length === 0) return heading;
  }
  throw new Error(`${document} takes no heading`);
}

const headings: [LinkPictureName, string][] = [
  ["home", longest("home", "hero", "heading")],
  ["about", longest("about", "hero", "preview")],
  ["lounge", longest("lounge", "hero", "title")],
  ["products", longest("products", "hero", "title")],
  ["podcast", longest("podcast", "hero", "title")],
  ["corporate", longest("corporate", "hero", "title")],
];

test.each(isFull ? headings : headings.slice(0, 1))(
  "the longest heading fits the link preview %s: %s",
  async (name, heading) => {
    const picture = { ...linkPictureOf(name), heading };
    await expectInPlace(name, await drawLinkPicture(name, picture));
  },
);

test("the longest brand line and archetype line fit the link preview", async () => {
  const site = { ...linkPictureOf("site"), kind: sentence.slice(0, 40) };
  await expectInPlace("site", await drawLinkPicture("site", site));
  const traveler = { ...linkPictureOf("traveler"), text: sentence.slice(0, 55) };
  await expectInPlace("traveler", await drawLinkPicture("traveler", traveler));
});

test("accents do not change the width of Latin letters in a link preview", async () => {
  const rightOf = async (heading: string) => {
    const png = await drawLinkPicture("home", { ...linkPictureOf("home"), heading });
    return (await boxOfWords("home", png)).right;
  };
  const difference = (await rightOf("Ląőşęžạốśěn")) - (await rightOf("Laosezaosen"));
  expect(Math.abs(difference)).toBeLessThanOrEqual(3);
});

test("a link preview shows a heading with emoji without the emoji", async () => {
  const draw = (heading: string) => drawLinkPicture("corporate", { ...linkPictureOf("corporate"), heading });
  expect(await draw("🌿 Teams 🔥👩‍👩‍👧 that ❤️ breathe 👍🏽")).toEqual(await draw("Teams that breathe"));
  expect(await draw("🌿")).toEqual(await draw(""));
});

test.each([
  ["One‑to‑one, from the heart ❤ Oʻahu", "One-to-one, from the heart O‘ahu"],
  ["ʿAlī → ﬁnd № ① ✓ Ǵ℃ ⅓", "‘Alī find No 1 G°C 1⁄3"],
])(
  "a link preview shows the heading %s as %s, because its fonts lack some characters",
  async (heading, shown) => {
    const draw = (text: string) => drawLinkPicture("about", { ...linkPictureOf("about"), heading: text });
    expect((await draw(heading)).equals(await draw(shown))).toBe(true);
  },
);

test.each(["Νιώσε πρώτα.", "Сначала чувство.", "הרגש תחילה", "اشعر أولاً", "先に感じる", "٣ weeks"])(
  "a link preview uses the static picture if its fonts lack the letters of the heading %s",
  async (heading) => {
    await publish("home", { hero: { heading } });
    const built = { url: "/media/og/home.png", alt: linkPictureOf("home").alt };
    expect(await linkPicture("home")).toEqual(built);
    const hash = hashPicture({ ...linkPictureOf("home"), heading });
    const { status, headers } = await ask(`/link-picture/home/${hash}`);
    expect([status, headers.get("location")]).toEqual([307, built.url]);
  },
);

test("a link preview shows the current prices and brand line beside the default heading if its fonts lack the heading's letters", async () => {
  await publish("site", { tagline: "Slow chemistry" });
  await publish("home", { hero: { heading: "Νιώσε πρώτα." } });
  await publish("pricing", { plans: { title: "Επίλεξε" } });
  await publish("offers", { tiers: { adventurer: { price: 99 } } });
  const home = { ...linkPictureOf("home"), kind: "Slow chemistry" };
  const pricing = { ...linkPictureOf("pricing"), prices: ["Free", "$99 per month", "$69 per month"] };
  expect((await linkPicture("home")).url).toBe(`/link-picture/home/${hashPicture(home)}`);
  const { url } = await linkPicture("pricing");
  expect(url).toBe(`/link-picture/pricing/${hashPicture(pricing)}`);
  const answer = await ask(url);
  const png = Buffer.from(await answer.arrayBuffer());
  expect(png.equals(await drawLinkPicture("pricing", pricing))).toBe(true);
});

test("a heading with markup and without spaces fits the link preview", async () => {
  const heading = `<b>&amp;${"W".repeat(30)}`;
  await expectInPlace("about", await drawLinkPicture("about", { ...linkPictureOf("about"), heading }));
});

test("a word that is wider than the link preview is divided by hyphens", async () => {
  const heading = "H".repeat(30);
  const png = await drawLinkPicture("about", { ...linkPictureOf("about"), heading });
  const { right } = await boxOfWords("about", png);
  const { top, bottom } = linkPictureLayout("about");
  const column = { left: right - 6, top, width: 1, height: bottom - top };
  const pixels = await sharp(png).extract(column).greyscale().raw().toBuffer();
  // The stem of an H would be as high as the letter, while a hyphen is a thin line.
  const dark = pixels.filter((shade) => shade < 128).length;
  expect(dark).toBeGreaterThan(0);
  expect(dark).toBeLessThan(30);
});
