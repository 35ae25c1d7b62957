import { cookieHeader } from "@tests/support/cookie-header";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { beforeEach, expect, test } from "vitest";
import { returnTarget } from "@/lib/return-target";
import { database } from "@/server/db/client";
import given from "./redirect-payloads.json";

const site = "http://localhost:3000";
const db = database();
beforeEach(() => db.rateLimit.deleteMany());

const { hosts, shapes, others } = given;
const shapeWith = (host: string) => (shape: string) =>
  shape.replace("{host}", host).replace("{HOST}", host.toUpperCase());
const payloads = [
  ...hosts.flatMap((host) => shapes.map(shapeWith(host))),
  ...others,
  // These payloads are not in the JSON file, because Vite cannot read half a surrogate pair in JSON.
  ...["/\ud800", "\ud800//evil.example"],
  ...hosts.flatMap((host) => shapes.slice(0, 8).map(shapeWith(host)).map(encodeURIComponent)),
];

async function redirectTargetsOf(response: Response) {
  const targets = [response.headers.get("location")];
  const text = await response.text();
  try {
    const { url } = JSON.parse(text) as { url?: unknown };
    targets.push(typeof url === "string" ? url : null);
  } catch {
    // A body that is not JSON has no address to follow.
  }
  for (const cookie of response.headers.getSetCookie()) {
    if (cookie.startsWith("aurea.return=")) targets.push(decodeURIComponent(cookie.split(/[=;]/)[1] ?? ""));
  }
  return targets.filter((target): target is string => target !== null);
}

function leavesSite(target: string) {
  try {
    return new URL(target, site).origin !== site;
  } catch {
    return true;
  }
}

test("no return target in query, body or cookie redirects off-site", { timeout: 300_000 }, async () => {
  const outside: string[] = [];
  let count = 0;
  const { email } = await makeMember();

  async function look(where: string, payload: string, response: Response, wanted: number[]) {
    count += 1;
    if (!wanted.includes(response.status))
      outside.push(`${where} ${JSON.stringify(payload)}: ${response.status}`);
    for (const target of await redirectTargetsOf(response)) {
      if (leavesSite(target)) outside.push(`${where} ${JSON.stringify(payload)} → ${target}`);
    }
  }

  const browser = createBrowser();
  const { csrfToken } = await (await browser.auth("csrf")).json();
  // A cookie that is not in next-auth's format is refused.
  const asCookie = [200, 400];
  const own = cookieHeader(browser.jar);
  // The quick run sends every third payload.
  const sent = payloads.filter((_, at) => isFull || at % 3 === 0);
  for (const [index, payload] of sent.entries()) {
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
  }
  for (const payload of payloads) {
    count += 1;
    const target = returnTarget(payload);
    if (!/^\/(?![/\\])/.test(target) || leavesSite(target) || target.startsWith("/api/")) {
      outside.push(`target ${JSON.stringify(payload)} → ${target}`);
    }
  }
  figure("open-redirects", outside.length, `of ${count} with ${new Set(payloads).size} payloads`);
  expect(outside).toEqual([]);
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
