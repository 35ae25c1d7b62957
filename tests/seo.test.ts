import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { Metadata } from "next";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import manifest from "@/app/manifest";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { archetypeIds } from "@/content/archetypes";
import { type DocumentId, shownContent } from "@/content/documents";
import { drawingOf, linkPictureNames, linkPictureOf, openMemberships } from "@/content/link-pictures";
import { platePath, platePictures, plateSizes } from "@/content/plate-pictures";
import { env } from "@/env.mjs";
import { linkPictureSize } from "@/lib/page-metadata";
import { hashPicture } from "@/lib/picture-stamp";

// Next reads the draft mode from a request, which a unit test does not have.
vi.mock("@/server/content/page", () => ({ getContent: async (id: DocumentId) => shownContent(id, {}) }));

type PageModule = {
  metadata?: Metadata;
  generateMetadata?: (props: { params: Promise<{ slug: string }> }) => Promise<Metadata>;
};

/** These routes and the routes below them are hidden from search engines. */
const hidden = /^\/(auth|login|profile|eq-results|desk)(\/|$)/;

function routeOf(file: string) {
  const route = file.replace(/^src\/app|\/\([a-z]+\)|\/page\.tsx$/g, "");
  return route === "" ? "/" : route;
}

async function metadataOf(file: string): Promise<[route: string, metadata: Metadata][]> {
  const module: PageModule = await import(/* @vite-ignore */ `../${file}`);
  const route = routeOf(file);
  if (!module.generateMetadata) return [[route, module.metadata ?? {}]];
  const { generateMetadata } = module;
  const slugs = route.includes("[slug]") ? archetypeIds : [""];
  return Promise.all(
    slugs.map(async (slug): Promise<[string, Metadata]> => {
      return [route.replace("[slug]", slug), await generateMetadata({ params: Promise.resolve({ slug }) })];
    }),
  );
}

// Pages of the Desk are excluded: their layout sets noindex, and they answer 404 to callers who are not coaches.
const files = globSync("src/app/**/page.tsx", { exclude: ["src/app/desk/**"] });
const pages = (await Promise.all(files.map(metadataOf))).flat();
const shown = pages.filter(([, { robots: rule }]) => rule === undefined);
const pathOf = (route: string) => (route === "/home" ? "/" : route);

test.each(pages)(
  "%s has a description, a preview picture and, unless hidden from search engines, a canonical URL",
  (route, page) => {
    const isHidden = hidden.test(route) || page.robots !== undefined;
    expect(page.robots).toEqual(isHidden ? { index: false } : undefined);
    expect(page.alternates?.canonical).toBe(isHidden ? undefined : pathOf(route));
    expect(page.description?.length).toBeLessThanOrEqual(170);
    if (!isHidden) expect(page.description?.length).toBeGreaterThanOrEqual(60);
    expect(String(page.title ?? "").length).toBeLessThanOrEqual(50);

    const picture = [page.openGraph?.images].flat()[0];
    expect(picture).toMatchObject({
      ...linkPictureSize,
      url: expect.stringMatching(/^\/media\/og\/\w+\.png$/),
    });
    expect(page.openGraph).toMatchObject({ title: expect.any(String), description: page.description });
    expect(page.twitter).toMatchObject({ card: "summary_large_image", images: [picture] });
  },
);

test("no two indexable pages share a title or a description", () => {
  const own = shown.filter(([route]) => route !== "/home").map(([, page]) => page);
  for (const values of [own.map(({ title }) => title), own.map(({ description }) => description)]) {
    expect(new Set(values).size).toBe(own.length);
  }
});

const stored = [
  ...linkPictureNames.map((name) => ({
    file: `public/media/og/${name}.png`,
    by: "og",
    size: linkPictureSize,
    most: 200_000,
    shows: linkPictureOf(name),
  })),
  ...platePictures.map(({ archetype, kind, words }) => ({
    file: `public${platePath(archetype, kind)}`,
    by: "plates",
    size: plateSizes[kind],
    most: 250_000,
    shows: words,
  })),
];

test.each(stored)(
  "the picture $file has the right dimensions, is small and matches the default content (else run npm run media $by)",
  async ({ file, size, most, shows }) => {
    const { width, height, format, exif } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...size, format: "png" });
    expect(statSync(file).size).toBeLessThanOrEqual(most);
    expect(exif?.toString("latin1")).toContain(hashPicture(shows));
  },
);

test("no picture is left over from a removed page or archetype", () => {
  const built = ["og", "plates"].flatMap((folder) => globSync(`public/media/${folder}/*`));
  const drawings = readdirSync("src/server/seo/link-art").filter((file) => file.endsWith(".png"));
  const names: string[] = linkPictureNames;
  const open = openMemberships.map((each) => drawingOf("pricing", { open: each }));
  expect(built.sort()).toEqual(stored.map(({ file }) => file).sort());
  expect(drawings.sort()).toEqual([...new Set([...names, ...open])].map((name) => `${name}.png`).sort());
});

test("the sitemap lists every indexable page once by its canonical address", async () => {
  const listed = (await sitemap()).map(({ url }) => url);
  const origin = String(env.NEXTAUTH_URL);
  const wanted = new Set(shown.map(([route]) => (pathOf(route) === "/" ? origin : `${origin}${route}`)));
  expect([...listed].sort()).toEqual([...wanted].sort());
});

test("robots.txt blocks no page, so that crawlers can read the noindex of private pages", () => {
  const { rules, sitemap: map } = robots();
  const [{ allow, disallow } = {}] = [rules].flat();
  expect(allow).toBe("/");
  expect(map).toBe(`${env.NEXTAUTH_URL}/sitemap.xml`);
  const routes = [...pages.map(([route]) => route), "/desk", "/desk/members"];
  for (const path of [disallow ?? []].flat())
    expect(routes.filter((route) => route.startsWith(path))).toEqual([]);
});

test("favicon.ico contains three sizes", async () => {
  const file = readFileSync("public/favicon.ico");
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const [length, offset] = [8, 12].map((at) => file.readUInt32LE(6 + 16 * index + at));
    const picture = file.subarray(offset, (offset ?? 0) + (length ?? 0));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: side, height: side });
  }
});

test("the manifest's icons exist in the sizes that the manifest names", async () => {
  const { icons = [] } = await manifest();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
