import { readdirSync } from "node:fs";
import { startAnnouncement } from "@tests/support/announcements";
import { callers, createCallerBrowser } from "@tests/support/call-outcome";
import { cookieHeader } from "@tests/support/cookie-header";
import { makeMember, signInAs } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { createMemberBrowser } from "@tests/support/http";
import { beforeEach, expect, test, vi } from "vitest";

// Handlers are called without Next, so its draft mode and cookies are mocked.
const drafts = { enable: vi.fn(), disable: vi.fn() };
const jar = { get: () => ({ value: "as Next makes it" }), set: vi.fn() };
vi.mock("next/headers", () => ({ draftMode: async () => drafts, cookies: async () => jar }));
beforeEach(() => void vi.clearAllMocks());

type Handler = (request: Request) => Response | Promise<Response>;

/** Each handler is listed with the test of its access; a new handler fails the test until it is listed here. */
const shown: Record<string, string> = {
  "announcements/leave": "announcements, by its signed address",
  "auth/[...nextauth]": "redirects, cross-site, same-answer",
  avatar: "draws the initials it is given",
  "desk/mail-preview": "here",
  "desk/preview": "here",
  "desk/waiting-list.csv": "here",
  health: "says that the site runs",
  "link-picture/[name]/[hash]": "draws public words, and only under their hash (link-pictures)",
  ready: "says that the database answers",
  "storage/[...path]": "upload-addresses, cross-site",
  "trpc/[trpc]": "matrix",
  uploadthing: "upload-requests, cross-site",
};

test("every route handler is listed with the test of its access", () => {
  const files = readdirSync("src/app", { recursive: true, encoding: "utf8" });
  const routes = files.filter((file) => /(^|\/)route\.tsx?$/.test(file));
  const names = routes.map((file) => file.replaceAll("\\", "/").replace(/^api\/|\/route\.tsx?$/g, ""));
  expect(names.sort()).toEqual(Object.keys(shown).sort());
});

async function cookieOf(caller: (typeof callers)[number]) {
  const memberA = await signInAs(await makeMember({ password: null }));
  return cookieHeader((await createCallerBrowser(caller, memberA)).jar);
}

test("the Desk's email preview and waiting list export are for coaches only and are never cached", async () => {
  const { GET: preview } = await import("@/app/api/desk/mail-preview/route");
  const { GET: list } = await import("@/app/api/desk/waiting-list.csv/route");
  const addresses: [path: string, handle: Handler][] = [
    ["/api/desk/mail-preview?kind=reset", preview],
    [`/api/desk/mail-preview?announcement=${await startAnnouncement()}`, preview],
    ["/api/desk/waiting-list.csv", list],
  ];
  const wrong: string[] = [];
  let count = 0;
  for (const [path, handle] of addresses) {
    for (const caller of callers) {
      const headers = { cookie: await cookieOf(caller) };
      const response = await handle(new Request(`http://localhost:3000${path}`, { headers }));
      await response.text();
      count += 1;
      const isKept = !/no-store/.test(response.headers.get("cache-control") ?? "");
      const refusals = caller === "coach without a second factor" ? [401, 403, 404] : [401, 404];
      const isRight = caller === "coach" ? response.status === 200 : refusals.includes(response.status);
      if (isKept || !isRight) wrong.push(`${path} for ${caller}: ${response.status}`);
    }
  }
  figure("desk-routes-wrong", wrong.length, `of ${count}`);
  expect(wrong).toEqual([]);
});

test("only coaches with a second factor can preview drafts, and closing a preview redirects only within this site", async () => {
  const { GET } = await import("@/app/api/desk/preview/route");
  const get = (query: string, cookie = "") =>
    GET(new Request(`http://localhost:3000/api/desk/preview?${query}`, { headers: { cookie } }));
  const answers: Record<string, number> = {};
  for (const caller of callers) {
    const answer = await get("document=home", await cookieOf(caller));
    answers[caller] = answer.status;
    if (caller === "coach") expect(answer.headers.get("location")).toBe("/home");
    expect(answer.headers.get("cache-control")).toContain("no-store");
  }
  const others = callers.filter((caller) => caller !== "coach");
  expect(answers).toEqual({ ...Object.fromEntries(others.map((caller) => [caller, 404])), coach: 307 });
  expect(drafts.enable).toHaveBeenCalledTimes(1);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: false };
  expect(jar.set.mock.lastCall).toEqual(["__prerender_bypass", "as Next makes it", options]);

  for (const leave of ["/pricing", "//elsewhere.example", "https://elsewhere.example/", "/api/health", ""]) {
    const answer = await get(`leave=${encodeURIComponent(leave)}`);
    expect(answer.headers.get("location"), leave).toBe(leave === "/pricing" ? leave : "/home");
  }
  expect(drafts.disable).toHaveBeenCalledTimes(5);
});

test("signing out closes the preview of drafts", async () => {
  const { browser } = await createMemberBrowser({ role: "coach" });
  browser.keep("__prerender_bypass=as-Next-makes-it");
  expect((await browser.signOut()).status).toBe(200);
  expect([...browser.jar.keys()]).not.toContain("__prerender_bypass");
});
