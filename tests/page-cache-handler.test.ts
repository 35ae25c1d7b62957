import { channel } from "node:diagnostics_channel";
import { afterEach, expect, test } from "vitest";
import PageCacheHandler from "../src/page-cache-handler.mjs";

const changeContent = () => channel("aurea:content-changed").publish({});
afterEach(changeContent);

// Next makes a handler for each request.
const request = () => new PageCacheHandler();

test("keeps a rendered page for later requests", async () => {
  await request().set("/a", { kind: "APP_PAGE" });
  expect(await request().get("/a")).toMatchObject({ value: { kind: "APP_PAGE" } });
  expect(await request().get("/b")).toBeNull();
});

test("forgets every page at a change of content", async () => {
  await request().set("/a", { kind: "APP_PAGE" });
  changeContent();
  expect(await request().get("/a")).toBeNull();
});

test("does not keep a page whose request began before a change of content", async () => {
  const before = request();
  changeContent();
  await before.set("/a", { kind: "APP_PAGE", html: "old" });
  expect(await request().get("/a")).toBeNull();
  await request().set("/a", { kind: "APP_PAGE", html: "new" });
  expect(await request().get("/a")).toMatchObject({ value: { html: "new" } });
});

test("forgets what carries a tag that is revalidated, and what Next takes back", async () => {
  await request().set("/a", {}, { tags: ["one"] });
  await request().set("/b", {}, { tags: ["two"] });
  await request().set("/c", {}, { tags: ["three"] });
  await request().revalidateTag(["one", "none"]);
  await request().set("/c", null);
  expect(await Promise.all(["/a", "/b", "/c"].map((key) => request().get(key)))).toEqual([
    null,
    expect.anything(),
    null,
  ]);
});
