import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { serverOptions, watchClients } from "../src/http-server/bounds.mjs";
import { limitClients, refuseTunnels } from "../src/http-server/limits.mjs";

const bounds = { checkMs: 20, idleMs: 300, leastBytes: 100 };
const endings: (() => unknown)[] = [];
afterEach(async () => void (await Promise.all(endings.splice(0).map((end) => end()))));

type Counts = { connections: number; connectionsOfOne: number; requestsOfOne: number };
type Limits = { limits?: Counts; hops?: number };

async function listen(answer: RequestListener, { limits, hops = 0 }: Limits = {}) {
  const server = createServer(serverOptions, (request, response) => {
    if (hasRoom(request, response)) answer(request, response);
    else response.writeHead(429).end();
  });
  const hasRoom = limitClients(server, { headers: { "X-Content-Type-Options": "nosniff" }, hops, limits });
  const open: Set<unknown> = watchClients(server, bounds);
  refuseTunnels(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => server.close().closeAllConnections());
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const { port } = address;

  /** A client that reads only when told to; `gone` is when its connection was closed. */
  function dial(head: string) {
    const socket = connect(port, "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("error", () => {});
    socket.write(head);
    endings.push(() => socket.destroy());
    // Not by `once` of node:events, which fails where the connection is reset before it closes.
    const gone = new Promise((resolve) => socket.once("close", resolve));
    return { socket, heard: () => heard, gone };
  }
  return { dial, open };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n";
const isGone = async ({ gone }: { gone: Promise<unknown> }, ms: number) =>
  (await Promise.race([gone.then(() => true), wait(ms).then(() => false)])) === true;

/** Reads a body to its end, then answers. */
const readAll: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("read"));
  request.on("error", () => {});
};

describe("a client that keeps the server waiting", () => {
  // The seconds themselves are waited for in tests/built/greedy-clients.test.ts.
  test("has twelve seconds for the head of a request, and as many for the next one", () => {
    const { headersTimeout, keepAliveTimeout, connectionsCheckingInterval } = serverOptions;
    for (const allowed of [headersTimeout, keepAliveTimeout]) {
      expect(allowed).toBeGreaterThan(0);
      expect(allowed + connectionsCheckingInterval).toBeLessThanOrEqual(12_000);
    }
  });

  test("is cut when its body stops, or comes in crumbs", async () => {
    const { dial, open } = await listen(readAll);
    const silent = dial(`${post}a`);
    const crumbs = dial(post);
    const timer = setInterval(() => crumbs.socket.write("a"), 50);
    expect(await isGone(silent, 2_000)).toBe(true);
    expect(await isGone(crumbs, 2_000)).toBe(true);
    clearInterval(timer);
    await expect.poll(() => open.size).toBe(0);
  });

  test("is heard out as long as its body comes along, however long that takes", async () => {
    const { dial } = await listen(readAll);
    const slow = dial(post);
    for (let sent = 0; sent < 20; sent += 1) {
      slow.socket.write("a".repeat(5_000));
      await wait(60);
    }
    await wait(50);
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 200[\s\S]+read/);
  });

  test("is cut when it does not read its answer", async () => {
    const { dial } = await listen((_request, response) => void response.end(Buffer.alloc(20_000_000)));
    const deaf = dial("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    deaf.socket.pause();
    await wait(1_200);
    deaf.socket.resume();
    expect(await isGone(deaf, 2_000)).toBe(true);
    expect(deaf.heard().length).toBeLessThan(20_000_000);
  });

  test("may wait on a stream that has nothing to say", async () => {
    const { dial, open } = await listen((_request, response) => void response.write("data: 1\n\n"));
    const listener = dial("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(await isGone(listener, 1_000)).toBe(false);
    expect(open.size).toBe(1);
  });

  test.each([
    [
      "an upgrade",
      "GET /_next/webpack-hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
    ["a tunnel", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n"],
  ])("is refused %s at once", async (_what, head) => {
    const { dial } = await listen(readAll);
    const caller = dial(head);
    expect(await isGone(caller, 200)).toBe(true);
    expect(caller.heard()).toMatch(/^HTTP\/1\.1 405/);
  });
});

const get = "GET / HTTP/1.1\r\nHost: x\r\n";
const never: RequestListener = () => {};

describe("a client that asks for too much at once", () => {
  const few = { connections: 100, connectionsOfOne: 3, requestsOfOne: 2 };

  test("is told so at its fourth connection, and has room again when one is closed", async () => {
    const { dial } = await listen(readAll, { limits: few });
    const [first] = [1, 2, 3].map(() => dial(""));
    await wait(50);
    const fourth = dial("");
    expect(await isGone(fourth, 500)).toBe(true);
    expect(fourth.heard()).toMatch(/^HTTP\/1\.1 429 [\s\S]+nosniff[\s\S]+Retry-After: 5/);
    first?.socket.destroy();
    await wait(50);
    const fifth = dial(`${get}\r\n`);
    await expect.poll(fifth.heard).toMatch(/^HTTP\/1\.1 200/);
  });

  test("is told so when the server has no room for anybody", async () => {
    const { dial } = await listen(readAll, { limits: { ...few, connections: 1 } });
    dial("");
    await wait(50);
    const second = dial("");
    expect(await isGone(second, 500)).toBe(true);
    expect(second.heard()).toMatch(/^HTTP\/1\.1 503 [\s\S]+Retry-After: 5/);
  });

  test("behind a proxy is told apart from its neighbours by the address the proxy names", async () => {
    const { dial } = await listen(never, { limits: few, hops: 1 });
    const greedy = `${get}X-Forwarded-For: 10.0.0.1, 203.0.113.1\r\n\r\n`;
    for (const _ of [1, 2]) dial(greedy);
    const [third, other] = [dial(greedy), dial(`${get}X-Forwarded-For: 203.0.113.2\r\n\r\n`)];
    await expect.poll(third.heard).toMatch(/^HTTP\/1\.1 429/);
    expect(other.heard()).toBe("");
  });

  test("whose request cannot be read hears the same headers as everybody", async () => {
    const { dial } = await listen(readAll);
    const garbled = dial("GET / HTTP/9.9\r\n\r\n");
    expect(await isGone(garbled, 500)).toBe(true);
    expect(garbled.heard()).toMatch(/^HTTP\/1\.1 400 [\s\S]+nosniff/);
  });
});
