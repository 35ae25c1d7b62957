import { goodPassword, makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { beforeEach, expect, test } from "vitest";
import { returnTarget } from "@/lib/return-target";
import { database } from "@/server/db/client";

const site = "http://localhost:3000";
const db = database();
beforeEach(() => db.rateLimit.deleteMany());

const hosts = [
  "evil.example",
  "evil.example:443",
  "localhost:3001",
  "localhost.evil.example",
  "evil。example",
  "[::1]",
];
const shapes = [
  (host: string) => `https://${host}`,
  (host: string) => `//${host}`,
  (host: string) => `///${host}`,
  (host: string) => `////${host}/..`,
  (host: string) => `https:${host}`,
  (host: string) => `https:/${host}`,
  (host: string) => `http:///${host}`,
  (host: string) => `HTTPS://${host.toUpperCase()}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\/${host}`,
  (host: string) => `/\\/${host}`,
  (host: string) => `/\t/${host}`,
  (host: string) => `/\n/${host}`,
  (host: string) => `\t//${host}`,
  (host: string) => ` //${host}`,
  (host: string) => `\u0000//${host}`,
  (host: string) => `\u00a0//${host}`,
  (host: string) => `\ufeff//${host}`,
  (host: string) => `\u3000https://${host}`,
  (host: string) => `//${host}@localhost:3000`,
  (host: string) => `http://localhost:3000@${host}`,
  (host: string) => `http://localhost:3000.${host}`,
  (host: string) => `http://localhost:3000\\@${host}`,
  (host: string) => `${site}/..//${host}`,
  (host: string) => `/..//${host}`,
  (host: string) => `/.//${host}`,
  (host: string) => `/profile/..//${host}`,
  (host: string) => `/%2e%2e//${host}`,
  (host: string) => `/%2f${host}`,
  (host: string) => `/%5c${host}`,
  (host: string) => `%2f%2f${host}`,
  (host: string) => `%252f%252f${host}`,
  (host: string) => `/%09/${host}`,
  (host: string) => `//${host}%2f..`,
  (host: string) => `//${host}?/profile`,
  (host: string) => `//${host}#/profile`,
  (host: string) => `/;@${host}`,
  (host: string) => `.${host}`,
  (host: string) => `@${host}`,
  (host: string) => `／／${host}`,
  (host: string) => `/／${host}`,
  (host: string) => `ftp://${host}`,
  (host: string) => `ws://${host}`,
  (host: string) => `blob:https://${host}/x`,
  (host: string) => `view-source:https://${host}`,
  (host: string) => `http:\r\nlocation: https://${host}`,
  (host: string) => `/profile\r\nlocation: https://${host}`,
  (host: string) => `/profile%0d%0alocation:%20https://${host}`,
  (host: string) => `/api/auth/signin?callbackUrl=https://${host}`,
  (host: string) => `[object Object]${host}`,
  (host: string) => `["https://${host}"]`,
];
const others = [
  [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "javascript://localhost:3000/%0aalert(1)",
  ],
  [
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
  ],
  [
    "mailto:a@evil.example",
    "tel:1",
    "about:blank",
    "foo",
    "",
    "?",
    "#",
    ".",
    "..",
    "/",
    "//",
    "///",
    "\\",
    "%00",
    "%",
  ],
  [
    "/api/auth/signout",
    "/api/trpc/x",
    "null",
    "undefined",
    "__proto__",
    "0",
    "x".repeat(3_000),
    `/${"x".repeat(3_000)}`,
  ],
  [
    "http://",
    "https:",
    "http://[",
    "http://%zz",
    "/%zz",
    "/%ff",
    "/\ud800",
    "\ud800//evil.example",
    "/\u202e//evil.example",
  ],
  [
    `${site}.evil.example/`,
    `${site}@evil.example/`,
    `${site}:80@evil.example`,
    "http://127.0.0.1.evil.example",
  ],
].flat();
const payloads = [
  ...hosts.flatMap((host) => shapes.map((shape) => shape(host))),
  ...others,
  ...hosts.flatMap((host) => shapes.slice(0, 8).map((shape) => encodeURIComponent(shape(host)))),
];

/** Returns every address in a reply that a browser would follow. */
async function waysOut(response: Response) {
  const ways = [response.headers.get("location")];
  const text = await response.text();
  try {
    const { url } = JSON.parse(text) as { url?: unknown };
    ways.push(typeof url === "string" ? url : null);
  } catch {
    // Not JSON, so there is nothing to follow.
  }
  for (const cookie of response.headers.getSetCookie()) {
    if (cookie.startsWith("aurea.return=")) ways.push(decodeURIComponent(cookie.split(/[=;]/)[1] ?? ""));
  }
  return ways.filter((way): way is string => way !== null);
}

function leadsAway(way: string) {
  try {
    return new URL(way, site).origin !== site;
  } catch {
    return true;
  }
}

test("no return target in query, body or cookie leads off the site", { timeout: 300_000 }, async () => {
  const away: string[] = [];
  let count = 0;
  const { email } = await makeMember();

  async function look(where: string, payload: string, response: Response, wanted: number[]) {
    count += 1;
    if (!wanted.includes(response.status))
      away.push(`${where} ${JSON.stringify(payload)}: ${response.status}`);
    for (const way of await waysOut(response)) {
      if (leadsAway(way)) away.push(`${where} ${JSON.stringify(payload)} → ${way}`);
    }
  }

  const browser = createBrowser();
  const { csrfToken } = await (await browser.auth("csrf")).json();
  // A cookie that next-auth would not have written is refused.
  const asCookie = [200, 400];
  const own = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const [index, payload] of payloads.entries()) {
    const encoded = encodeURIComponent(payload.replace(/\p{Surrogate}/gu, "\ufffd"));
    const send = (action: string, contentType: string, body: string, cookie = own) =>
      createBrowser().auth(action, {
        method: "POST",
        headers: { "content-type": contentType, cookie },
        body,
      });
    const form = "application/x-www-form-urlencoded";
    const fields = { csrfToken, callbackUrl: payload, json: "true" };
    await look("query", payload, await createBrowser().auth(`csrf?callbackUrl=${encoded}`), [200]);
    for (const cookie of ["aurea.return", "next-auth.callback-url", "__Secure-next-auth.callback-url"]) {
      const headers = { cookie: `${own}; ${cookie}=${encoded}` };
      const wanted = cookie === "aurea.return" ? asCookie : [200];
      await look(`cookie ${cookie}`, payload, await createBrowser().auth("csrf", { headers }), wanted);
    }
    const json = "application/json";
    await look("JSON", payload, await send("signout", json, JSON.stringify(fields)), [200]);
    await look(
      "form",
      payload,
      await send("signout", form, `csrfToken=${csrfToken}&callbackUrl=${encoded}`),
      [302],
    );
    const both = await send(
      `signout?callbackUrl=${encoded}`,
      json,
      JSON.stringify(fields),
      `${own}; aurea.return=${encoded}`,
    );
    await look("all three", payload, both, asCookie);
    const bad = JSON.stringify({ ...fields, csrfToken: "made-up" });
    await look("sign-in, no token", payload, await send("callback/credentials", json, bad), [200, 302]);
    const known = JSON.stringify({ ...fields, email, password: goodPassword });
    if (isFull || index % 10 === 0) {
      await look("sign-in", payload, await send("callback/credentials", json, known), [200]);
    }
    count += 1;
    const target = returnTarget(payload);
    if (!/^\/(?![/\\])/.test(target) || leadsAway(target) || target.startsWith("/api/")) {
      away.push(`target ${JSON.stringify(payload)} → ${target}`);
    }
  }
  figure("open-redirects", away.length, `of ${count} with ${new Set(payloads).size} payloads`);
  expect(away).toEqual([]);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(400);
});

test.each(["/profile", "/coaching?from=quiz#apply", "/archetypes/the-guardian"])(
  "a return target on the site is kept: %s",
  async (path) => {
    const browser = createBrowser();
    const { csrfToken } = await (await browser.auth("csrf")).json();
    const response = await browser.auth("signout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ csrfToken, callbackUrl: path, json: "true" }),
    });
    expect((await response.json()).url).toBe(`${site}${path}`);
  },
);
