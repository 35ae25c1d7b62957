import { randomBytes } from "node:crypto";
import { request as sendRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { incompletable, listen, type Reply, shared } from "@tests/support/cached-server";
import { expect, test } from "vitest";

test("the HTTP cache calls the handler once for an answer that shared caches may keep", async () => {
  const { ask, asked } = await listen(() => ({}));
  const [first, second] = [await ask("/a"), await ask("/a")];
  expect(asked).toEqual(["GET /a"]);
  expect([first.text, second.text]).toEqual(["hello", "hello"]);
  expect(second.headers).toMatchObject({ "x-length": "5", "content-length": "5", etag: first.headers.etag });
});

test.each<[string, Reply]>([
  ["private", { headers: { "cache-control": "private, s-maxage=60" } }],
  ["marked no-store", { headers: { "cache-control": "no-store" } }],
  ["for browsers only", { headers: { "cache-control": "max-age=60" } }],
  ["without a lifetime", { headers: {} }],
  ["setting a cookie", { headers: { ...shared, "set-cookie": "a=1" } }],
  ["an error", { status: 500 }],
  ["a redirect", { status: 307, headers: { ...shared, location: "/b" } }],
  ["varying by a header that the key does not cover", { headers: { ...shared, vary: "cookie" } }],
])("the HTTP cache does not store an answer that is %s", async (_what, reply) => {
  const { ask, asked, cache } = await listen(() => reply);
  expect((await ask("/a")).status).toBe(reply.status ?? 200);
  await ask("/a");
  expect(asked).toHaveLength(2);
  expect(cache.inspect().keys).toEqual([]);
});

test("the HTTP cache passes requests with credentials or without a cache key to the handler", async () => {
  const { ask, asked, cache } = await listen(() => ({}));
  for (const path of ["/private", "/private"]) await ask(path);
  for (const _ of [1, 2]) {
    const { headers } = await ask("/a", { authorization: "Bearer x" });
    // The cache also adds headers to responses that it does not store, because a site behind a password needs its
    // content security policy too.
    expect(headers["x-length"]).toBe("5");
  }
  expect(asked).toHaveLength(4);
  expect(cache.inspect()).toEqual({ keys: [], bytes: 0 });
});

test("the HTTP cache passes only the host, cookies and headers of the cache key to the handler", async () => {
  const received: string[][] = [];
  const { ask } = await listen(({ headers }) => {
    received.push(Object.keys(headers).sort());
    return {};
  });
  await ask("/a", { rsc: "1", cookie: "a=1", range: "bytes=0-1", "x-invented": "1" });
  expect(received).toEqual([["cookie", "host", "rsc"]]);
});

test("the HTTP cache answers HEAD, conditional and range requests from one response and ignores ranges", async () => {
  const { ask, asked } = await listen(() => ({
    headers: { "cache-control": "public, max-age=60", "content-type": "video/mp4" },
    body: "0123456789",
  }));
  const head = await ask("/film", { method: "HEAD" });
  expect([head.status, head.headers["content-length"], head.text.length]).toEqual([200, "10", 0]);
  const etag = `${head.headers.etag}`;
  const unchanged = await ask("/film", { "if-none-match": `W/"x", ${etag}` });
  expect([unchanged.status, unchanged.headers["content-length"]]).toEqual([304, undefined]);
  expect((await ask("/film", { range: "bytes=2-4" })).text).toBe("0123456789");
  expect(asked).toEqual(["GET /film"]);
});

test("the HTTP cache sends the uncompressed body first, and brotli or gzip after compressing in the background", async () => {
  const { ask } = await listen(() => ({ body: "<p>hello</p>".repeat(200) }));
  const encodingOf = async (accepted: string) =>
    (await ask("/a", { "accept-encoding": accepted })).headers["content-encoding"];
  expect(await encodingOf("br")).toBeUndefined();
  await expect.poll(() => encodingOf("gzip, br"), { timeout: 10_000 }).toBe("br");
  // Polls, because gzip is stored after brotli.
  await expect.poll(() => encodingOf("br;q=0, gzip"), { timeout: 10_000 }).toBe("gzip");
  expect(await encodingOf("*")).toBe("br");
  expect(await encodingOf("*, br;q=0")).toBe("gzip");
  expect(await encodingOf("*;q=0, gzip")).toBe("gzip");
  expect(await encodingOf("gzip, br;q=0.1")).toBe("gzip");
  expect(await encodingOf("gzip;q=0.5, identity")).toBeUndefined();
  expect(await encodingOf("deflate")).toBeUndefined();
  expect((await ask("/a")).headers.vary).toBe("accept-encoding");
});

test("a cache miss on a closing connection has the header Connection: close, and a later hit does not", async () => {
  const { ask } = await listen(() => ({}));
  expect((await ask("/", { "x-stopping": "1" })).headers.connection).toBe("close");
  expect((await ask("/")).headers.connection).not.toBe("close");
});

test("equal requests to the HTTP cache wait for the first one, while other requests are handled", async () => {
  const gate = Promise.withResolvers<Reply>();
  const { ask, asked } = await listen(({ url }) => (url === "/slow" ? gate.promise : {}));
  const slow = [1, 2, 3].map(() => ask("/slow"));
  expect((await ask("/quick")).status).toBe(200);
  gate.resolve({ body: "at last" });
  for (const reply of await Promise.all(slow)) expect(reply.text).toBe("at last");
  expect(asked).toEqual(["GET /slow", "GET /quick"]);
});

test("the HTTP cache handles at most 32 misses concurrently", async () => {
  const gate = Promise.withResolvers<Reply>();
  const { ask, asked } = await listen(() => gate.promise);
  const replies = Promise.all(Array.from({ length: 100 }, (_, at) => ask(`/${at}`)));
  await expect.poll(() => asked.length).toBe(32);
  await wait(100);
  expect(asked).toHaveLength(32);
  gate.resolve({});
  expect((await replies).every(({ status }) => status === 200)).toBe(true);
});

test("slow cache misses do not block other requests, and are answered once the handler responds", async () => {
  const gate = Promise.withResolvers<Reply>();
  const { ask, asked } = await listen(({ url }) => (url === "/fine" ? {} : gate.promise), { turnMs: 50 });
  const hanging = Array.from({ length: 33 }, (_, index) => ask(`/${index % 32}`));
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(32);
  expect((await ask("/fine")).status).toBe(200);
  gate.resolve({ body: "late" });
  for (const reply of await Promise.all(hanging)) expect(reply.text).toBe("late");
});

test("clients that wait for the response to another client's request get it even if that client disconnects", async () => {
  const gate = Promise.withResolvers<Reply>();
  const { ask, asked, port } = await listen(() => gate.promise);
  const first = sendRequest({ port, path: "/a" }).on("error", () => {});
  first.end();
  await expect.poll(() => asked.length).toBe(1);
  const second = ask("/a");
  first.destroy();
  await wait(20);
  gate.resolve({});
  expect((await second).text).toBe("hello");
});

test("clients do not wait for a disconnected client's response, which a file handler may never end", async () => {
  const { ask, asked, port } = await listen(() => (asked.length === 1 ? new Promise<Reply>(() => {}) : {}), {
    turnMs: 60_000,
  });
  const first = sendRequest({ port, path: "/a" }).on("error", () => {});
  first.end();
  await expect.poll(() => asked.length).toBe(1);
  const second = ask("/a");
  first.destroy();
  expect((await second).text).toBe("hello");
  expect((await ask("/a")).text).toBe("hello");
  expect(asked).toHaveLength(2);
});

test("a handler that fails after its response does not change the response", async () => {
  const { ask } = await listen(() => ({ failsAtEnd: true }));
  for (const _ of [1, 2]) expect((await ask("/a")).text).toBe("hello");
});

test("a page whose headers fail to be built gets 500 once and is rendered again at the next request", async () => {
  const bodies = [incompletable, "good"];
  const { ask } = await listen(() => ({ body: bodies.shift() }));
  expect((await ask("/a")).status).toBe(500);
  expect((await ask("/a")).text).toBe("good");
});

test("the HTTP cache stays within its size limit when many random addresses are requested, and keeps used entries", async () => {
  const maxBytes = 2_000_000;
  const { ask, cache } = await listen(({ url = "" }) => ({ body: url.padEnd(10_000, "x") }), { maxBytes });
  for (let round = 0; round < 300; round += 1) {
    await ask(`/invented-${round}`);
    await ask("/used");
  }
  const { bytes, keys } = cache.inspect();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(keys).toContain("/used");
  expect(keys.length).toBeLessThan(200);
});

test("the HTTP cache stores equal bodies once, and has a separate, smaller limit for 404 answers", async () => {
  const { ask, cache } = await listen(
    ({ url }) => ({ body: "the same".repeat(5_000), status: url?.startsWith("/gone") ? 404 : 200 }),
    { maxBytes: 5_000_000 },
  );
  for (let at = 0; at < 300; at += 1) await ask(`/variant?${at}`);
  expect(cache.inspect().bytes).toBeLessThan(300_000);
  for (let at = 0; at < 1_000; at += 1) await ask(`/gone-${at}`);
  const { keys } = cache.inspect();
  expect(keys.filter((key) => key.startsWith("/variant"))).toHaveLength(300);
  expect(keys.filter((key) => key.startsWith("/gone")).length).toBeLessThan(500);
});

test("the size of the HTTP cache includes compressed bodies", async () => {
  const { ask, cache } = await listen(() => ({ body: randomBytes(20_000).toString("hex") }));
  await ask("/a");
  const { bytes } = cache.inspect();
  await expect.poll(() => cache.inspect().bytes, { timeout: 10_000 }).toBeGreaterThan(bytes + 40_000);
});
