import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { cookieHeader } from "@tests/support/cookie-header";
import { figure, isFull } from "@tests/support/figure";
import { announceAt } from "@tests/support/http";
import { signInAt, siteOfFile } from "@tests/support/site-of-test";
import { collector } from "@tests/support/started-site";
import Database from "better-sqlite3";
import { beforeAll, expect, test } from "vitest";
import { env } from "@/env.mjs";

const { NEXTAUTH_URL: origin } = env;
const atOnce = isFull ? 50 : 12;
const kilobyte = 1_024;
type Target = { method: string; path: string; type: string; limit: number; cookie?: string };
type BodyKind = (limit: number) => { head: string; body: Buffer; answers: number[] };

const site = await siteOfFile({}, { nodeArgs: collector });
const targets: Record<string, Target> = {
  "a procedure": {
    method: "POST",
    path: "/api/trpc/futureApps.vote",
    type: "application/json",
    limit: 64 * kilobyte,
  },
  "a sign-in": {
    method: "POST",
    path: "/api/auth/callback/credentials",
    type: "application/json",
    limit: 16 * kilobyte,
  },
};

/** This gzip body decompresses to four times the size limit for pictures. */
const packed = gzipSync(Buffer.alloc(20 * kilobyte ** 2, "a"));

const bodyKinds: Record<string, BodyKind> = {
  "with its length declared": (limit) => ({
    head: `Content-Length: ${limit + 1}`,
    body: Buffer.alloc(limit + 1, "a"),
    answers: [413],
  }),
  "sent in chunks without a length": (limit) => {
    const piece = `4000\r\n${"a".repeat(0x4000)}\r\n`;
    const body = Buffer.from(piece.repeat(Math.ceil(limit / 0x4000) + 1));
    return { head: "Transfer-Encoding: chunked", body, answers: [413] };
  },
  "compressed below the limit": () => ({
    head: `Content-Encoding: gzip\r\nContent-Length: ${packed.length}`,
    body: packed,
    answers: [400, 413],
  }),
  "longer than its declared length": (limit) => ({
    head: "Content-Length: 10",
    body: Buffer.alloc(limit + 1, "a"),
    // The bytes after the first ten are not a valid request, so the server may close the connection before the answer
    // is read.
    answers: [400, 0],
  }),
};

beforeAll(async () => {
  const browser = await signInAt(site, "member");
  const cookie = cookieHeader(browser.jar);
  const [{ url }] = await (await browser.announcePicture(1_000)).json();
  const { pathname, search } = new URL(url);
  targets["a picture's announcement"] = {
    method: "POST",
    path: announceAt,
    cookie,
    type: "application/json",
    limit: 16 * kilobyte,
  };
  targets["a picture"] = {
    method: "PUT",
    path: pathname + search,
    cookie,
    type: "multipart/form-data; boundary=x",
    limit: 5 * kilobyte ** 2 + 64 * kilobyte,
  };
});

function open({ method, path, type, limit, cookie = "" }: Target, makeBody: BodyKind) {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const { head, body } = makeBody(limit);
  let received = "";
  socket.on("data", (part) => {
    received += part;
  });
  socket.on("error", () => {});
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\n` +
      `Content-Type: ${type}\r\nCookie: ${cookie}\r\n${head}\r\n\r\n`,
  );
  socket.write(body);
  return { socket, received: () => received };
}

/** Returns the answer's status, or 0 without an answer. */
async function send(target: Target, makeBody: BodyKind) {
  const { socket, received } = open(target, makeBody);
  socket.on("data", () => socket.destroy());
  await new Promise((resolve) => socket.once("close", resolve));
  return Number(received().split(" ")[1] ?? 0);
}

/** Resets the rate limits, which would refuse the requests. */
function emptyLimits() {
  const db = new Database(site.databaseFile);
  db.exec("DELETE FROM rate_limits");
  db.close();
}

test.each(isFull ? Object.entries(bodyKinds) : Object.entries(bodyKinds).slice(0, 1))(
  "procedures, sign-in and uploads refuse bodies over the limit, %s, even if many are sent at once",
  async (_what, makeBody) => {
    const { answers } = makeBody(1);
    for (const [name, target] of Object.entries(targets))
      expect(answers, name).toContain(await send(target, makeBody));
    const sendAttacks = async () => {
      emptyLimits();
      const all = Object.entries(targets);
      const sent = Array.from({ length: atOnce }, (_, index) => {
        const [name, target] = all[index % all.length] ?? [];
        return target ? send(target, makeBody).then((status) => ({ name, status })) : null;
      });
      for (const answer of await Promise.all(sent)) expect(answers, answer?.name).toContain(answer?.status);
    };
    await sendAttacks();
    if (!isFull) return;
    // The first ten rounds allocate memory that is kept, so they are not measured.
    for (let times = 1; times < 10; times += 1) await sendAttacks();
    const before = await site.memoryAtRest();
    for (let times = 0; times < 5; times += 1) await sendAttacks();
    const grown = (await site.memoryAtRest()) - before;
    figure("bodies-memory-grown", grown, "MB");
    expect(grown).toBeLessThanOrEqual(20);
    expect((await fetch(`${site.url}/api/trpc/futureApps.list`)).status).toBe(200);
  },
);

test.runIf(isFull)(
  "a client that keeps sending a refused body is disconnected within twenty seconds",
  async () => {
    const target = targets["a procedure"];
    const makeBody = bodyKinds["sent in chunks without a length"];
    if (!target || !makeBody) throw new Error("no such target");
    const { socket, received } = open(target, makeBody);
    const begun = performance.now();
    const piece = `4000\r\n${"a".repeat(0x4000)}\r\n`;
    const going = setInterval(() => socket.writable && socket.write(piece), 50);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(going);
    expect(received()).toMatch(/^HTTP\/1\.1 413 /);
    expect(performance.now() - begun).toBeLessThanOrEqual(20_000);
  },
);
