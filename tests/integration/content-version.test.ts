import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { defaultContent } from "@/content/documents";
import { contentIn, liveContent, readLive, readStates } from "@/server/content/live";
import { contentChangeWrite, readForPage, refreshContent } from "@/server/content/version";
import { database } from "@/server/db/client";

const changed = vi.fn();
beforeAll(() => subscribe("aurea:content-changed", changed));
afterAll(() => void unsubscribe("aurea:content-changed", changed));
beforeEach(() => void changed.mockClear());

test("during a database outage a page uses its last or default content, and is rendered again after the outage", async () => {
  await refreshContent();
  changed.mockClear();
  const fail = () => Promise.reject(new Error("the database is unavailable"));
  expect(await readForPage("words", async () => "old", "default")).toBe("old");
  expect(await readForPage("words", fail, "default")).toBe("old");
  expect(await readForPage("others", fail, "default")).toBe("default");
  await refreshContent();
  expect(changed).toHaveBeenCalledTimes(1);
});

test("content that could not be read during an outage is read afterwards, even if nothing was published meanwhile", async () => {
  const db = database();
  const support = "own@owner.example";
  const data = { values: { support }, confirmed: [] };
  await db.contentRevision.create({ data: { id: "own", document: "site", state: "live", data } });
  await contentChangeWrite(db);
  await refreshContent();
  vi.spyOn(db.contentRevision, "findMany").mockRejectedValueOnce(new Error("the database is unavailable"));
  expect((await liveContent("site")).support).not.toBe(support);
  await refreshContent();
  expect((await liveContent("site")).support).toBe(support);
});

test("a publication does not change the content that was read before it", async () => {
  const db = database();
  const begun = await readLive();
  const data = { values: { hero: { heading: "New." } }, confirmed: [] };
  await db.contentRevision.create({ data: { id: "new", document: "home", state: "live", data } });
  await contentChangeWrite(db);
  await refreshContent();
  expect((await liveContent("home")).hero.heading).toBe("New.");
  expect(contentIn(begun, "home").hero.heading).toBe(defaultContent("home").hero.heading);
});

test("the live content and the drafts of a preview are read in one query", async () => {
  const db = database();
  const content = { values: {}, confirmed: [] };
  const revision = { document: "terms", data: content };
  const data = ["live", "draft"].map((state) => ({ ...revision, id: `preview-${state}`, state }));
  await db.contentRevision.createMany({ data });
  const read = vi.spyOn(db.contentRevision, "findMany");
  const expected = { live: { terms: content }, draft: { terms: content } };
  expect(await readStates(db, ["live", "draft"])).toMatchObject(expected);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  await db.contentRevision.deleteMany({ where: { document: "terms" } });
});
