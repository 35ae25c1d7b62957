import type { RequestListener } from "node:http";
import { isGone, listen, readAll } from "@tests/support/raw-clients";
import { expect, test } from "vitest";

const get = "GET / HTTP/1.1\r\nHost: x\r\n";
const few = { connections: 100, connectionsPerClient: 3, requestsPerClient: 2, requestsPerConnection: 16 };

test("a client's connection above its limit is refused with 429 until another one closes", async () => {
  const { dial, countConnections } = await listen(readAll, { limits: few });
  const [first] = [1, 2, 3].map(() => dial(""));
  await expect.poll(countConnections).toBe(3);
  const fourth = dial("");
  await fourth.gone;
  expect(fourth.received()).toMatch(/^HTTP\/1\.1 429 [\s\S]+nosniff[\s\S]+Retry-After: 5/);
  first?.socket.destroy();
  await expect.poll(countConnections).toBeLessThan(3);
  const fifth = dial(`${get}\r\n`);
  await expect.poll(fifth.received).toMatch(/^HTTP\/1\.1 200/);
});

test("a connection above the limit for all clients together is refused with 503", async () => {
  const { dial, countConnections } = await listen(readAll, { limits: { ...few, connections: 1 } });
  dial("");
  await expect.poll(countConnections).toBe(1);
  const second = dial("");
  await second.gone;
  expect(second.received()).toMatch(/^HTTP\/1\.1 503 [\s\S]+Retry-After: 5/);
});

test("a client that sends a seventeenth request before the first is answered is disconnected, and no longer counts", async () => {
  const limits = { ...few, requestsPerClient: 32, requestsPerConnection: 16 };
  const answer: RequestListener = ({ url }, response) => url === "/now" && response.end();
  const { dial } = await listen(answer, { limits });
  const patient = dial(`${get}\r\n`.repeat(16));
  const greedy = dial(`${get}\r\n`.repeat(17));
  await greedy.gone;
  expect(await isGone(patient, 100)).toBe(false);
  const honest = dial("GET /now HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(honest.received).toMatch(/^HTTP\/1\.1 200/);
});

test("a request with an unsupported Expect header is refused with 417, and above the client's limit with 429", async () => {
  const { dial } = await listen(() => {}, { limits: few });
  const dialExpecting = () => dial(`${get}Expect: a miracle\r\n\r\n`);
  await expect.poll(dialExpecting().received).toMatch(/^HTTP\/1\.1 417/);
  dial(`${get}\r\n`.repeat(2));
  await expect.poll(dialExpecting().received).toMatch(/^HTTP\/1\.1 429 [\s\S]+Retry-After: 5/);
});

test("a request with 30 KB of cookies, which other sites of the domain may set, is answered", async () => {
  const { dial } = await listen(readAll);
  const large = dial(`${get}Cookie: other=${"x".repeat(30_000)}\r\n\r\n`);
  await expect.poll(large.received).toMatch(/^HTTP\/1\.1 200/);
});

test.each([
  ["X-Forwarded-For", "10.0.0.1, 203.0.113.1", "203.0.113.2"],
  ["Forwarded", 'for=10.0.0.1, for="[2001:db8::1]:443"', 'for="[2001:db8:1::1]:443"'],
])(
  "behind a proxy, requests are counted by the address that the proxy names in %s",
  async (name, one, another) => {
    // Only the requests from the other address are answered, so that the first two stay open.
    const { dial } = await listen(
      ({ headers }, response) => headers[name.toLowerCase()] === another && response.end(),
      { limits: few, hops: 1 },
    );
    const dialAs = (forwarded: string) => dial(`${get}${name}: ${forwarded}\r\n\r\n`);
    for (const _ of [1, 2]) dialAs(one);
    const [third, other] = [dialAs(one), dialAs(another)];
    await expect.poll(third.received).toMatch(/^HTTP\/1\.1 429/);
    await expect.poll(other.received).toMatch(/^HTTP\/1\.1 200/);
  },
);

test("a request that cannot be parsed is refused with 400 and the header X-Content-Type-Options", async () => {
  const { dial } = await listen(readAll);
  const garbled = dial("GET / HTTP/9.9\r\n\r\n");
  await garbled.gone;
  expect(garbled.received()).toMatch(/^HTTP\/1\.1 400 [\s\S]+nosniff/);
});

test("a request that offers HTTP/2, as Java's client and curl do, is answered in HTTP/1.1", async () => {
  const { dial } = await listen(readAll);
  const offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  const client = dial(`${get}${offer}\r\n`);
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 200/);
});

test.each([
  ["a WebSocket", "GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
  ["a CONNECT tunnel", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n"],
])("a request for %s is refused immediately", async (_what, head) => {
  const { dial } = await listen(readAll);
  const client = dial(head);
  await client.gone;
  expect(client.received()).toMatch(/^HTTP\/1\.1 405/);
});

test.each([
  ["cannot be parsed", "GET / HTTP/9.9\r\n\r\n", 400],
  ["asks for a tunnel", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n", 405],
])(
  "a request that %s is refused after the response to an earlier request on the connection",
  async (_what, next, status) => {
    // Ends the response in a later turn of the event loop, as the cache does.
    const { dial } = await listen((_request, response) => setImmediate(() => response.end("first")));
    const client = dial(`${get}\r\n${next}`);
    await client.gone;
    expect(client.received()).toMatch(new RegExp(`^HTTP/1\\.1 200 [^]+first[^]*HTTP/1\\.1 ${status} `));
  },
);
