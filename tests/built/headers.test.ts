import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { figure } from "@tests/support/figure";
import { type Answer, sendRaw } from "@tests/support/raw-request";
import { withoutTables } from "@tests/support/without-tables";
import { afterAll, expect, inject, test } from "vitest";
import manifest from "@/app/manifest";
import { bareHeaders, mediaHeaders, securityHeaders } from "@/headers.mjs";

const site = inject("builtSite");

const ask = (method: string, path: string, headers: Record<string, string> | string[] = {}) =>
  sendRaw(site.url, { method, path, headers });

const strict: boolean[] = [];
afterAll(() =>
  figure("answers-with-the-strict-headers", strict.filter(Boolean).length, `of ${strict.length}`),
);

function expectStrict(answer: Answer, isShownElsewhere = false) {
  const headers = { ...answer.headers };
  if (isShownElsewhere && headers["cross-origin-resource-policy"] === "cross-origin")
    headers["cross-origin-resource-policy"] = "same-origin";
  strict.push(securityHeaders.every(({ key, value }) => headers[key.toLowerCase()] === value));
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
}

test.each<[string, string, number]>([
  ["GET", "/", 200],
  ["HEAD", "/pricing", 200],
  ["GET", "/about/", 308],
  ["GET", "/ABOUT", 308],
  ["GET", "/archetypes/%67uardian", 200],
  ["GET", "/%61bou%74?utm_source=x", 200],
  ["GET", "/eq%2Dassessment", 200],
  ["GET", "/archetypes%2Fguardian", 307],
  ["GET", "/archetypes/unknown", 404],
  ["GET", "/nothing", 404],
  ["GET", "/desk", 307],
  ["GET", "/%E0%A4%A", 400],
  ["GET", "/archetypes/%E0%A4%A", 400],
  ["POST", "/about", 405],
  ["TRACE", "/", 405],
  ["PATCH", "/api/trpc/futureApps.list", 405],
  ["POST", "/api/avatar.rsc", 404],
  ["GET", "/robots.txt", 200],
  ["GET", "/_next/static/nothing.js", 404],
  ["GET", "/_next/image?url=x", 404],
  ["GET", "/api/health", 200],
  ["GET", "/api/ready", 200],
  ["GET", "/api/auth/session", 200],
  ["GET", "/api/auth/nothing", 404],
  ["GET", "/api/auth/toString", 404],
  ["POST", "/api/trpc/futureApps.onVote", 415],
  ["GET", "\\about", 400],
  ["GET", "http://aurea.example/about?utm_source=x", 200],
  ["GET", "HTTP://aurea.example", 200],
  ["POST", "http://aurea.example/about", 405],
  ["GET", "http://", 400],
  ["GET", "ftp://aurea.example/about", 400],
  ["GET", "/api/trpc/futureApps.list", 200],
  ["POST", "/api/trpc/futureApps.vote", 415],
  ["GET", "/api/trpc/nothing", 404],
  ["GET", "/api/nothing", 404],
  ["GET", "/api/storage/nothing.webp", 404],
  ["OPTIONS", "/api/trpc/futureApps.list", 405],
])("%s %s answers %i with the security headers", async (method, path, status) => {
  const answer = await ask(method, path);
  expect(answer.status).toBe(status);
  expectStrict(answer);
  if (status >= 400) expect(answer.text.length).toBeGreaterThan(0);
  if (status === 405) expect(answer.headers.allow).toMatch(/GET/);
});

test.each([
  ["/auth?mode=sign-up&returnTo=%2Fdesk", "application/x-www-form-urlencoded"],
  ["//example.org/auth", "multipart/form-data; boundary=x"],
])("a form that was sent to %s without scripts leads back to its page", async (path, type) => {
  const { status, headers } = await ask("POST", path, ["Host", "localhost", "Content-Type", type]);
  expect([status, headers.location]).toEqual([303, path.replace("//", "/")]);
});

test.each([
  ["two Host headers", ["Host", "localhost", "Host", "localhost"]],
  ["a Host header with two hosts", ["Host", "localhost, localhost"]],
  ["a Host header with two hosts and no space", ["Host", "localhost,evil.example"]],
  ["a Host header with a user", ["Host", "evil.example@localhost"]],
  ["a Host header with a path", ["Host", "localhost/about"]],
  ["a Host header with a number that is no IP address", ["Host", "99999999999999999999"]],
])("a request with %s is answered with 400", async (_what, headers) => {
  for (const path of ["/about", "/api/trpc/futureApps.list"])
    expect((await ask("GET", path, headers)).status, path).toBe(400);
});

const shown = [
  "/favicon.ico",
  "/icon.svg",
  "/icon.svg?hash",
  "/apple-icon.png",
  ...((await manifest()).icons ?? []),
].map((icon) => (typeof icon === "string" ? icon : icon.src));
const previews = readdirSync("public/media/og").map((file) => `/media/og/${file}`);

test.each([...new Set(shown), ...previews])(
  "other sites may embed %s, which otherwise has the usual security headers",
  async (path) => {
    const answer = await ask("GET", path);
    expect(answer.status).toBe(200);
    expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expectStrict(answer, true);
  },
);

test.each(["/media/hero.webp", "/media/hero.mp4", "/media/stones.svg"])(
  "%s can be opened directly, but runs no scripts and loads nothing from other hosts",
  async (path) => {
    const { status, headers } = await ask("GET", path);
    expect(status).toBe(200);
    expect(headers["content-security-policy"]).toBe(mediaHeaders["Content-Security-Policy"]);
  },
);

test("only browsers, not shared caches, may store a member's picture", async () => {
  const path = "profile_pictures/some-member/profile_1700000000000.webp";
  const file = join(dirname(site.databaseFile), "uploads", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "a picture");
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask(method, `/api/storage/${path}`);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("private, max-age=31536000, immutable");
  }
});

test.each(["/sw.js", "/service-worker.js"])(
  "%s, the service worker of an earlier site, is replaced by a script that removes it",
  async (path) => {
    const asked = { "service-worker": "script" };
    expect((await ask("GET", path)).status).toBe(404);
    const answer = await ask("GET", path, asked);
    expect(answer.status).toBe(200);
    expect((await ask("GET", path)).status).toBe(404);
    expectStrict(answer);
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect(answer.text).toContain("registration.unregister()");
    for (const page of ["/", "/about"]) {
      const policyOf = async (headers: Record<string, string>) =>
        (await ask("GET", page, headers)).headers["content-security-policy"];
      // The policies must be equal, because a shared cache serves one stored page to all visitors.
      expect(await policyOf(asked)).toBe(await policyOf({}));
    }
  },
);

test.each(["/404", "/_not-found", "/archetypes/unknown.svg", "/api/storage/nothing.webp"])(
  "no cache may store the 404 of the missing address %s",
  async (path) => {
    const { status, headers } = await ask("GET", path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toContain("no-store");
  },
);

test("a range request for an SVG file gets the whole file, because Next would compress the range", async () => {
  const gzip = { "accept-encoding": "gzip" };
  const { status, text } = await ask("GET", "/media/stones.svg", { ...gzip, range: "bytes=0-99" });
  const whole = await ask("GET", "/media/stones.svg", gzip);
  expect([status, text.length]).toEqual([200, whole.text.length]);
});

test("proxies may cache the response to a soft navigation for one minute, even if this server does not cache it", async () => {
  const { headers } = await ask("GET", "/about?_rsc", { rsc: "1", "next-router-prefetch": "12" });
  expect(headers["content-type"]).toBe("text/x-component");
  expect(headers["cache-control"]).toContain("s-maxage=60");
  expect(headers["x-nextjs-cache"]).toBeUndefined();
});

test("pages ask proxies not to transform them, and are compressed with Brotli for clients that accept it", async () => {
  for (const path of ["/", "/about", "/auth", "/profile", "/nothing", "/desk"])
    expect((await ask("GET", path)).headers["cache-control"], path).toContain("no-transform");
  const { headers } = await ask("GET", "/about", { "accept-encoding": "gzip" });
  await expect
    .poll(async () => (await ask("GET", "/about", { "accept-encoding": "br" })).headers["content-encoding"])
    .toBe("br");
  expect(headers["cache-control"]).toContain("s-maxage=60");
});

test("the response to an unexpected error has the security headers and a content security policy that allows nothing", async () => {
  const answer = await withoutTables(`file:${site.databaseFile}`, ["future_apps"], () =>
    ask("GET", "/api/trpc/futureApps.list"),
  );
  expect(answer.status).toBe(500);
  expectStrict(answer);
  expect(answer.headers["content-security-policy"]).toBe(bareHeaders["Content-Security-Policy"]);
  expect(answer.text.length).toBeGreaterThan(0);
});

test.each(["/about", "/archetypes/unknown", "/desk/applications"])(
  "a soft navigation to %s with an unreadable router state gets no 5xx",
  async (path) => {
    for (const tree of ["%5B", "[]", "%", "x".repeat(9_000)]) {
      const headers = { rsc: "1", "next-router-state-tree": tree };
      const first = await ask("GET", `${path}?_rsc=x`, headers);
      // Next redirects to the address with a hash of the headers, unless the cache has an answer.
      const isAnswered = first.status !== 307;
      const { status, text } = isAnswered ? first : await ask("GET", `${first.headers.location}`, headers);
      expect(status, tree.slice(0, 10)).toBe({ "/about": 200, "/archetypes/unknown": 404 }[path] ?? 400);
      expect(text.length).toBeGreaterThan(0);
    }
  },
);

test("a request with an unsupported Expect header is refused with 417, a text and the security headers", async () => {
  const answer = await ask("GET", "/about", { expect: "a miracle" });
  expect(answer.status).toBe(417);
  expect(answer.text.length).toBeGreaterThan(0);
  expectStrict(answer);
});

test("a form post with Next's rsc header is redirected and not cached, and an OPTIONS * request is refused", async () => {
  const form = { rsc: "1", "content-type": "application/x-www-form-urlencoded" };
  const { status, headers } = await ask("POST", "/about", form);
  expect([status, headers["cache-control"]]).toEqual([303, "no-store"]);
  const answer = await ask("OPTIONS", "*");
  expect(answer.status).toBe(400);
  expectStrict(answer);
});

const draftMode = { cookie: "consent=1; __prerender_bypass=an-invalid-value" };

test.each(["/", "/home", "/pricing", "/archetypes/guardian", "/nothing"])(
  "%s requested with the draft mode cookie may be framed by the site and is not cached",
  async (path) => {
    const plain = await ask("GET", path);
    const { status, headers, text } = await ask("GET", path, draftMode);
    expect(status).toBe(plain.status);
    expect(text.length).toBe(plain.text.length);
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["content-security-policy"]).toMatch(/script-src [^;]*'sha256-.*frame-ancestors 'self'/);
    expect(headers["cache-control"]).toBe("private, no-store, no-transform");
    for (const { key, value } of securityHeaders)
      if (key !== "X-Frame-Options") expect(headers[key.toLowerCase()]).toBe(value);
    expectStrict(await ask("GET", path));
  },
);

test.each(["/desk", "/api/health", "/api/desk/preview?document=home", "/robots.txt", "/icon.svg"])(
  "the draft mode cookie changes neither the status nor the security headers of %s",
  async (path) => {
    const answer = await ask("GET", path, draftMode);
    expectStrict(answer, true);
    expect(answer.status).toBe((await ask("GET", path)).status);
  },
);
