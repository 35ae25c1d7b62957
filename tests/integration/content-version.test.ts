import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { contentChangeWrite, readForPage, refreshContent } from "@/server/content/version";
import { database } from "@/server/db/client";

const changed = vi.fn();
beforeAll(() => subscribe("aurea:content-changed", changed));
afterAll(() => void unsubscribe("aurea:content-changed", changed));
beforeEach(() => void changed.mockClear());

test("each content change causes the pages to be rendered again once, even if another instance made the change", async () => {
  const db = database();
  await refreshContent();
  changed.mockClear();
  await refreshContent();
  expect(changed).not.toHaveBeenCalled();
  for (const _ of [1, 2, 3]) {
    await db.$transaction([contentChangeWrite(db)]);
    await refreshContent();
    await refreshContent();
  }
  expect(changed).toHaveBeenCalledTimes(3);
});

test("twenty parallel content changes raise the content version by twenty", async () => {
  const db = database();
  const before = await db.contentVersion.findUniqueOrThrow({ where: { id: "site" } });
  await Promise.all(Array.from({ length: 20 }, () => db.$transaction([contentChangeWrite(db)])));
  const after = await db.contentVersion.findUniqueOrThrow({ where: { id: "site" } });
  expect(after.version - before.version).toBe(20);
});

test("a page uses its last content or the default while the database is unavailable, and is rendered again afterwards", async () => {
  await refreshContent();
  changed.mockClear();
  const fail = () => Promise.reject(new Error("the database is unavailable"));
  expect(await readForPage("words", async () => "old", "default")).toBe("old");
  expect(await readForPage("words", fail, "default")).toBe("old");
  expect(await readForPage("others", fail, "default")).toBe("default");
  await refreshContent();
  expect(changed).toHaveBeenCalledTimes(1);
});
