import { type IncomingMessage, request as sendRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listen, type Reply } from "@tests/support/cached-server";
import { expect, test, vi } from "vitest";
import { draftCookie } from "../headers.mjs";
import { cacheKey, readTarget } from "./request-target";

test("a content change empties the HTTP cache except for immutable files", async () => {
  const forever = { "cache-control": "public, max-age=31536000, immutable" };
  let words = "old";
  const { ask, asked, cache } = await listen(({ url }) =>
    url === "/script.js" ? { headers: forever } : { body: words },
  );
  for (const path of ["/a", "/script.js"]) await ask(path);
  words = "new";
  expect((await ask("/a")).text).toBe("old");
  cache.expireAll();
  expect((await ask("/a")).text).toBe("new");
  await ask("/script.js");
  expect(asked).toEqual(["GET /a", "GET /script.js", "GET /a"]);
});

test("the HTTP cache does not store an answer whose rendering began before a content change", async () => {
  const gate = Promise.withResolvers<Reply>();
  let isFirst = true;
  const { ask, asked, cache } = await listen(
    () => {
      if (!isFirst) return { body: "new" };
      isFirst = false;
      return gate.promise;
    },
    { turnMs: 100 },
  );
  const before = ask("/a");
  await expect.poll(() => asked.length).toBe(1);
  cache.expireAll();
  const after = ask("/a");
  expect((await after).text).toBe("new");
  gate.resolve({ body: "old" });
  expect((await before).text).toBe("old");
  expect((await ask("/a")).text).toBe("new");
});

test("after a content change, a request waits for an earlier render of its own page, but not of other pages", async () => {
  const releases: ((body: string) => void)[] = [];
  const { ask, asked, cache } = await listen(async () => ({
    body: await new Promise<string>((resolve) => releases.push(resolve)),
  }));
  const before = ask("/");
  await vi.waitFor(() => expect(releases).toHaveLength(1));
  cache.expireAll();
  const after = ask("/");
  const other = ask("/other");
  await vi.waitFor(() => expect(asked).toEqual(["GET /", "GET /other"]));
  await wait(50);
  expect(asked).toHaveLength(2);
  releases[0]?.("old");
  expect((await before).text).toBe("old");
  await vi.waitFor(() => expect(releases).toHaveLength(3));
  releases[1]?.("other");
  releases[2]?.("new");
  expect((await other).text).toBe("other");
  expect((await after).text).toBe("new");
  expect((await ask("/")).text).toBe("new");
});

test.each([
  ["a page", "/home?from=a", {}],
  ["a draft", "/home", { cookie: `${draftCookie}=x` }],
  ["a soft navigation", "/home?_rsc=1", { rsc: "1", "next-router-prefetch": "1" }],
])(
  "the cache key of %s begins with its path, so that a request waits for renders of this path only",
  (_what, url, headers) => {
    const request = { url, headers: { host: "localhost", ...headers } } as IncomingMessage;
    expect(cacheKey(request, readTarget(request)!)?.split(" ")[0]).toBe("/home");
  },
);

test("a request queued during a content change waits until an earlier render of the same page ends, even if that render's client has disconnected", async () => {
  const releases: (() => void)[] = [];
  const { ask, asked, cache, port } = await listen(async () => {
    await new Promise<void>((resolve) => releases.push(resolve));
    return {};
  });
  const left = sendRequest({ port, path: "/" }).on("error", () => {});
  left.end();
  await vi.waitFor(() => expect(releases).toHaveLength(1));
  const replies = Array.from({ length: 31 }, (_, index) => ask(`/${index}`));
  await vi.waitFor(() => expect(releases).toHaveLength(32));
  left.destroy();
  replies.push(ask("/%20soft"));
  await wait(50);
  cache.expireAll();
  releases[1]?.();
  await wait(50);
  expect(asked).toHaveLength(32);
  releases[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(33));
  for (const release of releases) release();
  await Promise.all(replies);
});

test("the HTTP cache sends the last good response while the handler fails, and a new one once the handler succeeds", async () => {
  let outcome: Reply | Error = { body: "good" };
  const { ask, cache } = await listen(() => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  await ask("/a");
  cache.expireAll();
  for (const failure of [{ status: 500, body: "broken" }, new Error("thrown")]) {
    outcome = failure;
    const reply = await ask("/a");
    expect([reply.status, reply.text]).toEqual([200, "good"]);
    expect((await ask("/b")).status).toBe(500);
  }
  outcome = { body: "better" };
  expect((await ask("/a")).text).toBe("better");
});

test("the HTTP cache reuses the compressed body of an answer that was fetched again unchanged", async () => {
  const { ask, asked, cache } = await listen(() => ({ body: "<p>hello</p>".repeat(200) }));
  const encodingOf = async () => (await ask("/a", { "accept-encoding": "br" })).headers["content-encoding"];
  await expect.poll(encodingOf, { timeout: 10_000 }).toBe("br");
  cache.expireAll();
  expect(await encodingOf()).toBe("br");
  expect(asked).toHaveLength(2);
});

test("after a content change the HTTP cache replaces a stored 404 by the new page, and a deleted page by its 404", async () => {
  let status = 404;
  const { ask, asked, cache } = await listen(() => ({ status }));
  for (const next of [404, 200, 404]) {
    status = next;
    cache.expireAll();
    for (const _ of [1, 2]) expect((await ask("/a")).status).toBe(next);
  }
  expect(asked).toHaveLength(3);
});
