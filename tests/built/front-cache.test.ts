import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { pagePaths } from "@tests/support/page-paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/support/free-port";
import { makeScratch } from "../../scripts/support/scratch";

const scratch = makeScratch("front-cache");
const member = {
  email: "cache@example.org",
  password: "seven quiet rivers",
  displayName: "Ada of the Cache",
};
const invented = isFull ? 10_000 : 100;
let site: ChildProcess;
let url = "";

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, ["tests/support/inspected-site.mjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      LOG_LEVEL: "error",
      NEXTAUTH_URL: "http://localhost:3000",
      TRUSTED_PROXY_HOPS: "1",
      DATABASE_URL: `file:${join(scratch, "site.db")}`,
      MAIL_FOLDER: join(scratch, "mail"),
      UPLOADS_DIR: join(scratch, "uploads"),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(site, "message");
});
afterAll(async () => {
  site.kill();
  await once(site, "exit");
});

async function inspect() {
  const answered = once(site, "message");
  site.send("inspect");
  const [contents] = (await answered) as [{ keys: string[]; bytes: number }];
  return contents;
}

/** Follows Next's redirect to the address with a hash of the headers. */
async function visitSoftly(path: string, headers: Record<string, string>) {
  const answer = await fetch(`${url}${path}`, { headers: { rsc: "1", ...headers } });
  await answer.arrayBuffer();
  return answer.status;
}

test("the cache stores public pages and files, and nothing of the Desk, the API or with a cookie", async () => {
  const browser = createBrowser("203.0.113.9", url);
  const joined = await browser.mutate("account.signUp", member);
  expect(joined.status).toBe(200);
  const paths = [
    "/",
    "/about",
    "/profile",
    "/desk",
    "/%64esk",
    "/desk/members",
    "/api/auth/session",
    "/api/auth/csrf",
    "/api/ready",
    "/api/avatar?name=Ada",
    "/api/trpc/futureApps.list",
    "/%61pi/health",
    "/robots.txt",
    "/nothing-here",
  ];
  for (const path of paths) await (await browser.page(path)).text();
  await visitSoftly("/about", {});
  const { keys } = await inspect();
  expect(keys.filter((key) => !key.includes(" ")).sort()).toEqual(
    ["/", "/about", "/nothing-here", "/profile", "/robots.txt"].sort(),
  );
  expect(keys.filter((key) => key.includes(" "))).toHaveLength(1);
});

const personal = [
  ...["/profile", "/eq-results", "/desk", "/desk/members", "/api/desk/waiting-list.csv"],
  ...["session", "csrf"].map((name) => `/api/auth/${name}`),
  ...["profile.get", "quiz.latest", "futureApps.list"].map((name) => `/api/trpc/${name}`),
];
const hostile = {
  "x-forwarded-host": "evil.example",
  "x-original-url": "/profile",
  "x-rewrite-url": "/profile",
  "x-http-method-override": "GET",
  "cache-control": "max-age=31536000, public",
};

test("a shared cache that ignores cookies stores no member's data for the next visitor", async () => {
  const browser = createBrowser("203.0.113.10", url);
  expect((await browser.signIn(member.email, member.password)).status).toBe(200);
  const cookie = [...browser.jar].map((pair) => pair.join("=")).join("; ");
  const secrets = [member.displayName, member.email, ...browser.jar.values()];
  // Stores one answer per address and ignores cookies, as RFC 9111 allows.
  const kept = new Map<string, string>();
  async function get(path: string, headers: Record<string, string>) {
    const answer = await fetch(url + path, { headers, redirect: "manual" });
    const text = `${[...answer.headers].join("\n")}\n${await answer.text()}`;
    if (!/no-store|private/.test(answer.headers.get("cache-control") ?? "")) kept.set(path, text);
    return text;
  }
  const holding = (text: string) => secrets.filter((secret) => text.includes(secret));
  const paths = [...new Set([...(isFull ? pagePaths() : ["/", "/about"]), ...personal])];
  let isHers = 0;
  for (const path of paths) isHers += holding(await get(path, { ...hostile, cookie })).length ? 1 : 0;
  expect(isHers, "answers that are hers").toBeGreaterThan(1);
  for (const path of paths) {
    const text = kept.get(path) ?? (await get(path, {}));
    expect(holding(text), path).toEqual([]);
    expect(text, path).not.toContain("evil.example");
  }
});

test("random queries, headers and addresses neither fill the cache nor slow other clients down", async () => {
  const waits: number[] = [];
  let isOver = false;
  const other = async () => {
    while (!isOver) {
      const asked = performance.now();
      expect((await fetch(`${url}/about`)).status).toBe(200);
      waits.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const others = [other(), other()];
  const tree = (at: number) => encodeURIComponent(JSON.stringify([`x${at}`, {}, null, null]));
  const attacks = [
    (at: number) => fetch(`${url}/?x=${at}`).then((answer) => answer.arrayBuffer()),
    (at: number) => fetch(`${url}/invented-${at}`).then((answer) => answer.arrayBuffer()),
    (at: number) => visitSoftly("/pricing", { "next-router-state-tree": tree(at) }),
    (at: number) => visitSoftly(`/pricing?_rsc=${at}`, { "next-router-segment-prefetch": `/x${at}` }),
    (at: number) =>
      fetch(`${url}/`, { headers: { "next-url": `/x${at}`, cookie: `a=${at}` } }).then((a) =>
        a.arrayBuffer(),
      ),
  ];
  for (let at = 0; at < invented; at += 10) {
    const round = Array.from({ length: 10 }, (_, more) => attacks[(at + more) % attacks.length]?.(at + more));
    await Promise.all(round);
  }
  isOver = true;
  await Promise.all(others);
  const { bytes } = await inspect();
  waits.sort((one, another) => one - another);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  figure("cache-after-random-addresses", bytes / 1_000_000, "MB");
  figure("random-addresses-others-p99", p99, "ms");
  expect(bytes).toBeLessThanOrEqual(64_000_000);
  expect(p99).toBeLessThan(isFull ? 100 : 500);
  expect((await inspect()).keys).toContain("/about");
});
