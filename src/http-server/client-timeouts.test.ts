import { setTimeout as wait } from "node:timers/promises";
import { isGone, listen, readAll } from "@tests/support/raw-clients";
import { expect, test } from "vitest";
import { serverOptions } from "./clients";

const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n";

// tests/built/greedy-clients.test.ts tests this with the real time-outs.
test("the head of a request, and the next request on an open connection, must arrive within twelve seconds", () => {
  const { headersTimeout, keepAliveTimeout, keepAliveTimeoutBuffer, connectionsCheckingInterval } =
    serverOptions;
  expect(keepAliveTimeoutBuffer).toBeGreaterThanOrEqual(3_000);
  for (const allowed of [headersTimeout, keepAliveTimeout + keepAliveTimeoutBuffer]) {
    expect(allowed).toBeGreaterThan(0);
    expect(allowed + connectionsCheckingInterval).toBeLessThanOrEqual(12_000);
  }
});

test("a client is disconnected when the body of its request stops or arrives one byte at a time", async () => {
  const { dial, openResponses } = await listen(readAll);
  const silent = dial(`${post}a`);
  const crumbs = dial(post);
  const timer = setInterval(() => crumbs.socket.write("a"), 50);
  expect(await isGone(silent, 2_000)).toBe(true);
  expect(await isGone(crumbs, 2_000)).toBe(true);
  clearInterval(timer);
  await expect.poll(openResponses).toHaveLength(0);
});

test("a slow body is accepted as long as it keeps the minimum speed", async () => {
  const { dial } = await listen(readAll);
  const slow = dial(post);
  for (let sent = 0; sent < 20; sent += 1) {
    slow.socket.write("a".repeat(5_000));
    await wait(60);
  }
  await expect.poll(slow.received).toMatch(/^HTTP\/1\.1 200[\s\S]+read/);
});

test("a client that does not read its answer is disconnected", async () => {
  const { dial } = await listen((_request, response) => void response.end(Buffer.alloc(20_000_000)));
  const deaf = dial(get);
  deaf.socket.pause();
  await wait(1_200);
  deaf.socket.resume();
  expect(await isGone(deaf, 2_000)).toBe(true);
  expect(deaf.received().length).toBeLessThan(20_000_000);
});

test("a client is not disconnected while the stream that it reads is idle", async () => {
  const { dial, openResponses } = await listen((_request, response) => void response.write("data: 1\n\n"));
  const listener = dial(get);
  expect(await isGone(listener, 1_000)).toBe(false);
  expect(openResponses()).toHaveLength(1);
});
