import { join } from "node:path";
import { figure, isFull } from "@tests/support/figure";
import { startSite } from "@tests/support/started-site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DocumentId, defaultContent } from "@/content/documents";
import { shell } from "@/content/shell";
import { restoreContent } from "@/server/content/publish";
import { type Database, openDatabase } from "@/server/db/client";
import { makeScratch } from "../../scripts/support/scratch";

const shown = { timeout: 2_000 };
// In the quick run content-change.test.ts covers a change on two instances.
const inFull = test.runIf(isFull);
const scratch = makeScratch("owner-words");
const environment = { DATABASE_URL: `file:${join(scratch, "site.db")}` };
let sites: Awaited<ReturnType<typeof startSite>>[] = [];
let db: Database;

beforeAll(async () => {
  const options = { nodeArgs: ["--no-warnings"], environment };
  sites = [await startSite("start", options), await startSite("start", options)];
  db = openDatabase(environment.DATABASE_URL);
});
afterAll(() => Promise.all([db.$disconnect(), ...sites.map((site) => site.stop())]));

const publish = (document: DocumentId, values: Record<string, unknown>) =>
  restoreContent(db, null, { document, data: { values, confirmed: [] } });

const read = async (url: string, path: string) => {
  const answer = await fetch(url + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

inFull("an opened membership and its price appear wherever they are shown, on every instance", async () => {
  const href = "https://pay.example.org/adventurer";
  await publish("offers", { tiers: { adventurer: { status: "open", price: 45, href } } });
  const pages = ["/home", "/pricing", "/profile"];
  const showing = (url: string) =>
    Promise.all(pages.map(async (path) => [path, (await read(url, path)).includes(href)]));
  for (const { url } of sites) {
    await expect.poll(() => showing(url), shown).toEqual(pages.map((path) => [path, true]));
    for (const path of ["/home", "/pricing"]) {
      // In React's payload "$39" has another meaning, so scripts are removed.
      const page = (await read(url, path)).replace(/<script.*?<\/script>/gs, "");
      expect([page.includes("$45"), page.includes("$39")], path).toEqual([true, false]);
    }
    const data = /"name":"The Adventurer".*?"price":(\d+).*?"availability":"([^"]+)"/.exec(
      await read(url, "/pricing"),
    );
    expect(data?.slice(1)).toEqual(["45", "https://schema.org/InStock"]);
  }
});

inFull("a hidden banner disappears from every page and returns with new text", async () => {
  const [{ url } = { url: "" }] = sites;
  const hasBanner = async (text: string) =>
    Promise.all(["/home", "/auth", "/privacy"].map(async (path) => (await read(url, path)).includes(text)));
  const { text } = defaultContent("site").banner;
  await publish("site", { banner: { isShown: false } });
  await expect.poll(() => hasBanner(text), shown).toEqual([false, false, false]);
  await publish("site", { banner: { text: "Two places are left." } });
  await expect.poll(() => hasBanner("Two places are left."), shown).toEqual([true, true, true]);
});

inFull("a site without sister products has no heading for them in its footer", async () => {
  const [{ url } = { url: "" }] = sites;
  const hasHeading = async () => (await read(url, "/home")).includes(shell.footer.sisters);
  expect(await hasHeading()).toBe(true);
  await publish("site", { sisters: [] });
  await expect.poll(hasHeading, shown).toBe(false);
});

inFull(
  "while content is published, readers see all of the change or none of it, with 200 revisions stored",
  async () => {
    const [{ url } = { url: "" }] = sites;
    const words = (turn: number) => ({ hero: { heading: `Heading ${turn}.`, lead: `Lead ${turn}.` } });
    for (let turn = 1; turn <= 200; turn += 1) await publish("home", words(turn));
    const seen = () =>
      read(url, "/home").then((page) => [/Heading (\d+)\./.exec(page)?.[1], /Lead (\d+)\./.exec(page)?.[1]]);
    await expect.poll(seen, shown).toEqual(["200", "200"]);
    const until = Date.now() + 10_000;
    let slowest = 0;
    // A soft visit during the change may get the new page.
    const turns = new Set(["200"]);
    async function reader() {
      while (Date.now() < until) {
        const asked = performance.now();
        const [heading = "", lead] = await seen();
        slowest = Math.max(slowest, performance.now() - asked);
        expect(lead).toBe(heading);
        turns.add(heading);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    const readers = Array.from({ length: 32 }, reader);
    await publish("home", words(201));
    await Promise.all(readers);
    expect([...turns].sort()).toEqual(["200", "201"]);
    figure("slowest-reader-while-words-are-published", slowest, "ms");
    expect(slowest).toBeLessThan(200);
  },
);
