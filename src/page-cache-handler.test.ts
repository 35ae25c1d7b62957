import { channel } from "node:diagnostics_channel";
import { afterEach, expect, test } from "vitest";
import PageCacheHandler from "./page-cache-handler.mjs";

const changeContent = () => channel("aurea:content-changed").publish({});
afterEach(changeContent);

// Next creates a handler for each request.
const request = () => new PageCacheHandler();

test("the page cache keeps a rendered page for later requests", async () => {
  await request().set("/a", { kind: "APP_PAGE" });
  expect(await request().get("/a")).toMatchObject({ value: { kind: "APP_PAGE" } });
  expect(await request().get("/b")).toBeNull();
});

test("a content change empties the page cache", async () => {
  await request().set("/a", { kind: "APP_PAGE" });
  changeContent();
  expect(await request().get("/a")).toBeNull();
});

test("the page cache does not keep a page whose request began before a content change", async () => {
  const before = request();
  changeContent();
  await before.set("/a", { kind: "APP_PAGE", html: "old" });
  expect(await request().get("/a")).toBeNull();
  await request().set("/a", { kind: "APP_PAGE", html: "new" });
  expect(await request().get("/a")).toMatchObject({ value: { html: "new" } });
});

test("the page cache drops a page that Next removes, and all pages when a tag is revalidated", async () => {
  const paths = ["/a", "/b"];
  const listKept = () => Promise.all(paths.map((path) => request().get(path)));
  for (const path of paths) await request().set(path, { kind: "APP_PAGE" });
  await request().set("/a", null);
  expect(await listKept()).toEqual([null, expect.anything()]);
  await request().revalidateTag();
  expect(await listKept()).toEqual([null, null]);
});
