import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { pagePaths } from "@tests/support/page-paths";
import { siteOfFile } from "@tests/support/site-of-test";
import { afterAll, expect, test } from "vitest";
import { type DocumentId, defaultContent, documentIds, formSchema } from "@/content/documents";
import { restoreContent } from "@/server/content/publish";
import { contentChangeWrite } from "@/server/content/version";
import { openDatabase } from "@/server/db/client";
import { makeScratch } from "../../scripts/support/scratch";

// The limit is longer in the quick run, because other suites run at the same time.
const shown = { timeout: isFull ? 2_000 : 20_000 };
const address = "https://tide.example.org/";
const scratch = makeScratch("content-change");
const environment = { DATABASE_URL: `file:${join(scratch, "site.db")}` };
const sites = [await siteOfFile(environment), await siteOfFile(environment)] as const;
const db = openDatabase(environment.DATABASE_URL);
afterAll(() => db.$disconnect());

const openTool = () =>
  db.$transaction([db.openTool.create({ data: { id: "gauge", address } }), contentChangeWrite(db)]);
const closeTool = () => db.$transaction([db.openTool.deleteMany(), contentChangeWrite(db)]);

type Values = Record<string, unknown>;

const publish = (document: DocumentId, values: Values) =>
  restoreContent(db, null, [{ document, data: { values, confirmed: [] } }]);

type Schema = { widget?: string; properties?: Record<string, Schema>; items?: Schema };

/** Replaces each paragraph by a text with an emphasised word. */
function emphasised({ widget, properties, items }: Schema, value: unknown): unknown {
  if (widget === "text") return "Not *yet* here.";
  if (items) return (value as unknown[]).map((item) => emphasised(items, item));
  if (!properties) return value;
  const entries = Object.entries(value as Values);
  return Object.fromEntries(entries.map(([key, part]) => [key, emphasised(properties[key] ?? {}, part)]));
}

/** Reads the page as on a first visit, or with `isSoft` as on a soft navigation. */
async function read(url: string, path: string, { isSoft = false } = {}) {
  const answer = await fetch(url + path, { headers: isSoft ? { rsc: "1" } : {} });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test(`a content change shows on both instances within ${isFull ? "two" : "twenty"} seconds, in pages and soft navigations`, async () => {
  const isShown = async (isSoft: boolean) => {
    const pages = await Promise.all(sites.map(({ url }) => read(url, "/products", { isSoft })));
    return pages.map((page) => page.includes(address));
  };
  for (const isSoft of [false, true]) {
    await expect.poll(() => isShown(isSoft), shown).toEqual([false, false]);
    await openTool();
    await expect.poll(() => isShown(isSoft), shown).toEqual([true, true]);
    await closeTool();
  }
});

test.runIf(isFull)("a changed heading changes the page's link preview on every instance", async () => {
  const data = { values: { hero: { heading: "Feel it first." } }, confirmed: [] };
  const revision = { id: "home", document: "home", state: "live" as const, data };
  await db.$transaction([db.contentRevision.create({ data: revision }), contentChangeWrite(db)]);
  for (const { url } of sites) {
    const pictureOf = async () => {
      const page = await (await fetch(`${url}/`)).text();
      return /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    };
    await expect.poll(pictureOf, shown).toContain("/link-picture/home/");
    const { pathname } = new URL(await pictureOf());
    const answer = await fetch(url + pathname);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    // The shared cache adds an ETag to the answers that it stores.
    expect(answer.headers.get("etag")).toMatch(/^"/);
  }
  await db.$transaction([db.contentRevision.deleteMany(), contentChangeWrite(db)]);
});

test.runIf(isFull)("both instances link to an opened membership and show its price", async () => {
  const href = "https://pay.example.org/adventurer";
  await publish("offers", { tiers: { adventurer: { status: "open", price: 45, href } } });
  const pages = ["/home", "/pricing", "/profile"];
  const showing = (url: string) =>
    Promise.all(pages.map(async (path) => [path, (await read(url, path)).includes(href)]));
  for (const { url } of sites) {
    await expect.poll(() => showing(url), shown).toEqual(pages.map((path) => [path, true]));
    for (const path of ["/home", "/pricing"]) {
      // Removes the scripts, because "$39" in React's payload is a reference and not a price.
      const page = (await read(url, path)).replace(/<script.*?<\/script>/gs, "");
      expect([page.includes("$45"), page.includes("$39")], path).toEqual([true, false]);
    }
    const pricing = await read(url, "/pricing");
    const data = /"name":"The Adventurer".*?"price":(\d+).*?"availability":"([^"]+)"/.exec(pricing);
    expect(data?.slice(1)).toEqual(["45", "https://schema.org/InStock"]);
    // The link preview's picture that was built with the site shows the default price.
    expect(pricing).not.toContain("/media/og/pricing.png");
  }
});

test.runIf(isFull)("the banner disappears when it is hidden, and returns with a new text", async () => {
  const [{ url }] = sites;
  const hasBanner = async (text: string) =>
    Promise.all(["/home", "/auth", "/privacy"].map(async (path) => (await read(url, path)).includes(text)));
  const { text } = defaultContent("site").banner;
  await publish("site", { banner: { isShown: false } });
  await expect.poll(() => hasBanner(text), shown).toEqual([false, false, false]);
  await publish("site", { banner: { text: "Two places are left." } });
  await expect.poll(() => hasBanner("Two places are left."), shown).toEqual([true, true, true]);
});

test.runIf(isFull)("the footer shows the published text, and no heading over an empty list", async () => {
  const [{ url }] = sites;
  const { footer } = defaultContent("site");
  expect(await read(url, "/home")).toContain(footer.sisters);
  await publish("site", { sisters: [], footer: { invitation: "Write to Ilse." } });
  await expect.poll(() => read(url, "/home"), shown).toContain("Write to Ilse.");
  expect(await read(url, "/home")).not.toContain(footer.sisters);
});

test("each response during a publication has the whole change or none of it", async () => {
  const [{ url }] = sites;
  const words = (turn: number) => ({ hero: { heading: `Heading ${turn}.`, lead: `Lead ${turn}.` } });
  for (let turn = isFull ? 1 : 199; turn <= 200; turn += 1) await publish("home", words(turn));
  const seen = () =>
    read(url, "/home").then((page) => [/Heading (\d+)\./.exec(page)?.[1], /Lead (\d+)\./.exec(page)?.[1]]);
  await expect.poll(seen, shown).toEqual(["200", "200"]);
  const until = Date.now() + (isFull ? 10_000 : 0);
  let slowest = 0;
  // The set has turn 200 from the start, because turn 201 may be published before the first response.
  const turns = new Set(["200"]);
  async function reader() {
    while (Date.now() < until || !turns.has("201")) {
      const asked = performance.now();
      const [heading = "", lead] = await seen();
      slowest = Math.max(slowest, performance.now() - asked);
      expect(lead).toBe(heading);
      turns.add(heading);
      await wait(20);
    }
  }
  const readers = Array.from({ length: isFull ? 32 : 4 }, reader);
  await publish("home", words(201));
  await Promise.all(readers);
  expect([...turns].sort()).toEqual(["200", "201"]);
  figure("slowest-reader-while-content-is-published", slowest, "ms");
  if (isFull) expect(slowest).toBeLessThan(200);
});

test("a paragraph with emphasised words shows no asterisks on pages or in their data for search engines", async () => {
  const [{ url }] = sites;
  const changes = documentIds.map((document) => {
    const values = emphasised(formSchema(document), defaultContent(document)) as Values;
    return { document, data: { values, confirmed: [] } };
  });
  await restoreContent(db, null, changes);
  await expect.poll(() => read(url, "/home"), shown).toContain("Not <em>yet</em> here.");
  const emphasising: string[] = [];
  const pages = pagePaths().map(async (path) => {
    // React's payload contains the texts with their asterisks.
    const page = (await (await fetch(url + path)).text()).replace(/<script>.*?<\/script>/gs, "");
    if (page.includes("<em>yet</em>")) emphasising.push(path);
    return page.match(/.{0,80}\*yet\*.{0,20}/g)?.map((found) => `${path}: ${found}`) ?? [];
  });
  expect((await Promise.all(pages)).flat()).toEqual([]);
  expect(emphasising.length).toBeGreaterThanOrEqual(15);
});
