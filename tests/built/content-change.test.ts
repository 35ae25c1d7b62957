import { join } from "node:path";
import { figure, isFull } from "@tests/support/figure";
import { startSite } from "@tests/support/started-site";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contentChangeWrite } from "@/server/content-version";
import { type Database, openDatabase } from "@/server/db/client";
import { makeScratch } from "../../scripts/support/scratch";

// Other suites run beside the quick half.
const shown = { timeout: isFull ? 2_000 : 5_000 };
const address = "https://tide.example.org/";
const scratch = makeScratch("content-change");
const environment = { DATABASE_URL: `file:${join(scratch, "site.db")}` };
let sites: Awaited<ReturnType<typeof startSite>>[] = [];
let db: Database;

beforeAll(async () => {
  const options = { nodeArgs: ["--no-warnings"], environment };
  sites = [await startSite("start", options), await startSite("start", options)];
  db = openDatabase(environment.DATABASE_URL);
});
afterAll(() => Promise.all([db.$disconnect(), ...sites.map((site) => site.stop())]));
beforeEach(() => closeTool());

const openTool = () =>
  db.$transaction([db.openTool.create({ data: { id: "gauge", address } }), contentChangeWrite(db)]);
const closeTool = () => db.$transaction([db.openTool.deleteMany(), contentChangeWrite(db)]);

/** Reads the page as a first visit or as a soft visit. */
async function read(url: string, { isSoft = false } = {}) {
  const answer = await fetch(`${url}/products`, { headers: isSoft ? { rsc: "1" } : {} });
  expect(answer.status).toBe(200);
  return answer.text();
}

test("a content change shows on every instance within two seconds, in pages and soft visits", async () => {
  const isShown = async (isSoft: boolean) => {
    const pages = await Promise.all(sites.map(({ url }) => read(url, { isSoft })));
    return pages.map((page) => page.includes(address));
  };
  for (const isSoft of [false, true]) {
    await expect.poll(() => isShown(isSoft), shown).toEqual([false, false]);
    await openTool();
    await expect.poll(() => isShown(isSoft), shown).toEqual([true, true]);
    await closeTool();
  }
});

test("readers during a content change see the old page or the new one, without waiting", async () => {
  const [site] = sites;
  if (!site) throw new Error("no site");
  await expect.poll(async () => (await read(site.url)).includes(address), shown).toBe(false);
  const until = Date.now() + (isFull ? 10_000 : 3_000);
  const seen = new Set<string>();
  let slowest = 0;
  const reader = async () => {
    while (Date.now() < until) {
      const asked = performance.now();
      seen.add(await read(site.url));
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const readers = Array.from({ length: 32 }, reader);
  await openTool();
  await Promise.all(readers);
  expect(seen.size).toBe(2);
  expect([...seen].map((page) => page.includes(address)).sort()).toEqual([false, true]);
  figure("slowest-reader-during-a-change", slowest, "ms");
  expect(slowest).toBeLessThan(isFull ? 200 : 2_000);
});
