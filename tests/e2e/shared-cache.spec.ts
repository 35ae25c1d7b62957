import { desk } from "../../src/content/desk";
import { routes } from "../support/routes";
import { expect, joinAs, newMember, test } from "./fixtures";

const personal = [
  "/profile",
  "/eq-results",
  ...Object.values(desk.pages).map(({ href }) => href),
  "/api/auth/session",
  "/api/auth/csrf",
  "/api/trpc/profile.get",
  "/api/trpc/quiz.latest",
  "/api/trpc/futureApps.list",
  "/api/desk/waiting-list.csv",
];

const hostile = {
  "x-forwarded-host": "evil.example",
  "x-original-url": "/profile",
  "x-rewrite-url": "/profile",
  "x-http-method-override": "GET",
  "cache-control": "max-age=31536000, public",
};

/** A shared cache as careless as RFC 9111 allows: one answer per address, whatever cookies came or go with it. */
function sharedCache(origin: string) {
  const kept = new Map<string, string>();
  return async function get(path: string, headers: Record<string, string>) {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const answer = await fetch(origin + path, { headers, redirect: "manual" });
    const body = await answer.text();
    const text = `${[...answer.headers].join("\n")}\n${body}`;
    if (!/no-store|private/.test(answer.headers.get("cache-control") ?? "")) kept.set(path, text);
    return text;
  };
}

test("a shared cache in front of the site never stores a member's data", async ({ page, baseURL }) => {
  const canary = `Canary${Date.now().toString(36)}`;
  const member = await joinAs(page, { ...newMember(), name: canary, email: `${canary}@example.org` });
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const tokens = cookies.map(({ value }) => value).filter((value) => !value.startsWith("http"));
  const secrets = [canary, member.email.toLowerCase(), ...tokens];
  const get = sharedCache(baseURL ?? "");
  const paths = [...new Set([...routes.map((route) => route.path), ...personal])];

  let isHers = 0;
  for (const path of paths) {
    const answer = await get(path, { ...hostile, cookie });
    if (answer.includes(canary)) isHers += 1;
    // Pages hold no personal data, with or without a cookie.
    if (personal.includes(path)) continue;
    expect(
      secrets.filter((secret) => answer.includes(secret)),
      path,
    ).toEqual([]);
  }
  expect(isHers, "answers that are hers").toBeGreaterThan(1);

  for (const path of paths) {
    const answer = await get(path, {});
    expect(
      secrets.filter((secret) => answer.includes(secret)),
      path,
    ).toEqual([]);
    expect(answer, path).not.toContain("evil.example");
  }
});
