import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { watchResponseTimes } from "@tests/support/response-times";
import { collector, type Site, startSite } from "@tests/support/started-site";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

// Unlike the tests in src/http-server, these tests wait for the site's real time-outs, which takes minutes.
let site: Site;
beforeAll(async () => {
  site = await startSite({}, { nodeArgs: collector });
  // Warms up the site, so that only the effect of the attack is measured.
  const end = askMeanwhile();
  await wait(10_000);
  await end();
});
afterAll(async () => void (await site?.stop()));

type Client = { socket: Socket; begun: number; gone: number };

/** Spreads the connections over addresses with 200 each, because the site accepts at most 256 from an address. */
const fromSeveral = (index: number) => `127.0.1.${1 + Math.floor(index / 200)}`;

async function dial(count: number, head: string, addressOf = fromSeveral) {
  const clients: Client[] = [];
  for (let index = 0; index < count; index += 1) {
    const port = Number(new URL(site.url).port);
    const socket = connect({ port, host: "127.0.0.1", localAddress: addressOf(index) });
    const client = { socket, begun: performance.now(), gone: 0 };
    socket
      .on("error", () => {})
      .on("close", () => {
        client.gone = performance.now();
      });
    socket.resume().on("connect", () => {
      client.begun = performance.now();
      socket.write(head);
    });
    clients.push(client);
    if (index % 100 === 99) await wait(20);
  }
  onTestFinished(() => {
    for (const { socket } of clients) socket.destroy();
  });
  return clients;
}

/** Sends the chunk to each connection every second until all are closed. Returns the longest duration in ms. */
async function sendSlowly(clients: Client[], chunk: string) {
  const until = performance.now() + 40_000;
  while (clients.some(({ gone }) => !gone) && performance.now() < until) {
    for (const { socket, gone } of clients) if (!gone && chunk) socket.write(chunk);
    await wait(1_000);
  }
  expect(clients.filter(({ gone }) => !gone)).toHaveLength(0);
  return Math.max(...clients.map(({ begun, gone }) => gone - begun));
}

const askMeanwhile = () =>
  watchResponseTimes(
    ["/api/trpc/futureApps.list", "/"].map((path) => site.url + path),
    20,
  );

const get = "GET / HTTP/1.1\r\nHost: x\r\n";
const post =
  "POST /api/trpc/futureApps.vote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 60000\r\n\r\n";
const upgrade = `GET /_next/webpack-hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

describe.runIf(isFull)("slow and greedy clients", () => {
  test.each([
    ["trickling-heads", 1_500, get, "X-A: b\r\n", 12_000],
    ["trickling-bodies", 1_500, post, "a", 20_000],
    ["upgrades", 1_000, upgrade, "", 2_000],
  ])(
    "the attack “%s” with %i connections is ended within twenty seconds, and does not slow down other clients",
    async (name, count, head, chunk, within) => {
      const before = await site.memoryAtRest();
      const end = askMeanwhile();
      const longest = await sendSlowly(await dial(count, head), chunk);
      const p99 = await end();
      figure(`${name}-longest`, longest, "ms");
      figure(`${name}-others-p99`, p99, "ms");
      expect(longest).toBeLessThan(within);
      expect(p99).toBeLessThan(100);
      const kept = (await site.memoryAtRest()) - before;
      figure(`${name}-memory-kept`, kept, "MB");
      expect(kept).toBeLessThan(50);
    },
  );

  test("300 clients that pipeline requests and do not read the answers for twenty seconds are disconnected", async () => {
    const before = await site.memoryAtRest();
    const end = askMeanwhile();
    const clients = await dial(300, `${get}\r\n`.repeat(100));
    for (const { socket } of clients) socket.pause();
    // A client that does not read cannot notice that its connection was closed, so it starts to read.
    await wait(20_000);
    for (const { socket } of clients) socket.resume();
    await wait(7_000);
    const p99 = await end();
    figure("unread-disconnected", clients.filter(({ gone }) => gone).length, "of 300");
    figure("unread-others-p99", p99, "ms");
    expect(clients.filter(({ gone }) => !gone)).toHaveLength(0);
    expect(p99).toBeLessThan(100);
    const kept = (await site.memoryAtRest()) - before;
    figure("unread-memory-kept", kept, "MB");
    expect(kept).toBeLessThan(50);
  });

  test("256 of 3,000 connections from one address are accepted, and clients at another address are answered", async () => {
    const before = await site.memoryAtRest();
    const end = askMeanwhile();
    const clients = await dial(3_000, "", () => "127.0.2.1");
    await wait(1_000);
    const stayed = clients.filter(({ gone }) => !gone);
    figure("connections-accepted-of-3000", stayed.length, "of one address");
    const p99 = await end();
    figure("connections-others-p99", p99, "ms");
    for (const { socket } of stayed) socket.destroy();
    const kept = (await site.memoryAtRest()) - before;
    figure("connections-memory-kept", kept, "MB");
    expect(stayed).toHaveLength(256);
    expect(p99).toBeLessThan(100);
    expect(kept).toBeLessThan(50);
  });
});
