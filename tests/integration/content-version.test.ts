import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readForPage, refreshContent } from "@/server/content/version";

const changed = vi.fn();
beforeAll(() => subscribe("aurea:content-changed", changed));
afterAll(() => void unsubscribe("aurea:content-changed", changed));
beforeEach(() => void changed.mockClear());

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
