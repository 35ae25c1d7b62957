import {
  atGoogle,
  begin,
  finish,
  json,
  newAttempt,
  newEmail,
  oidc,
  site,
  startUrl,
} from "@tests/support/google-sign-in";
import { visitOidc } from "@tests/support/oidc";
import { afterAll, expect, test, vi } from "vitest";

// These modules read the configuration when loaded, so they are imported after it is set.
const { createBrowser, createMemberBrowser } = await import("@tests/support/http");
const { database } = await import("@/server/db/client");

const db = database();

afterAll(() => oidc.stop());

test("the redirect to Google uses state, PKCE and a nonce, and drops parameters that a visitor added", async () => {
  const browser = createBrowser();
  const fields = { callbackUrl: "https://evil.example/", scope: "everything" };
  const response = await begin(browser, newAttempt(), fields);
  const url = new URL(await startUrl(response));
  const query = Object.fromEntries(url.searchParams);
  expect(url.origin).toBe(oidc.issuer);
  expect(query).toMatchObject({
    redirect_uri: `${site}/api/auth/callback/google`,
    scope: "openid email profile",
    code_challenge_method: "S256",
    prompt: "select_account",
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(query[name]?.length).toBeGreaterThan(40);
  expect(url.href).not.toContain("evil");
  const [cookie] = response.headers.getSetCookie().filter((value) => value.startsWith("aurea.google."));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const back = new URL(await visitOidc(url.href, atGoogle({ email: newEmail() })));
  back.searchParams.set("callbackUrl", fields.callbackUrl);
  expect((await finish(browser, back.href)).result).toBe("ok");
});

test.each([
  ["no attempt ID", {}, { attempt: "" }, 400],
  ["an invalid attempt ID", {}, { attempt: "<script>" }, 400],
  ["the origin of another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, {}, 403],
])("a request for the redirect to Google with %s is refused", async (_what, headers, fields, status) => {
  const browser = createBrowser();
  const { csrfToken } = await (await browser.auth("csrf")).json();
  const body = JSON.stringify({ csrfToken, attempt: newAttempt(), ...fields });
  const begun = await browser.auth("signin/google", {
    method: "POST",
    headers: { ...json, ...headers },
    body,
  });
  expect(begun.status).toBe(status);
  expect([...browser.jar.keys()].filter((name) => name.startsWith("aurea.google."))).toEqual([]);
});

test("a request for the redirect to Google with a forged CSRF token gets neither Google's URL nor a cookie", async () => {
  const browser = createBrowser();
  const begun = await begin(browser, newAttempt(), { csrfToken: "x" });
  expect(await begun.json()).toEqual({ url: `${site}/api/auth/signin?csrf=true` });
  expect([...browser.jar.keys()].filter((name) => name.startsWith("aurea.google."))).toEqual([]);
});

test.each([
  ["GET", "signin/google"],
  ["POST", "callback/google"],
  ["PUT", "callback/google"],
])("the request %s /api/auth/%s is refused", async (method, action) => {
  const body = method === "GET" ? null : "{}";
  expect((await createBrowser().auth(action, { method, headers: json, body })).status).toBe(405);
});

test("two concurrent Google sign-ins in two tabs each get their own result, even if the second tab finishes first", async () => {
  const browser = createBrowser();
  const [one, two] = [newAttempt(), newAttempt()];
  const starts = [await startUrl(await begin(browser, one)), await startUrl(await begin(browser, two))];
  const account = atGoogle({ email: newEmail() });
  const backs = [];
  for (const start of starts) backs.push(await visitOidc(start, account));
  expect(await finish(browser, backs[1] ?? "")).toEqual({ attempt: two, result: "ok" });
  expect(await finish(browser, backs[0] ?? "")).toEqual({ attempt: one, result: "ok" });
});

test("a browser keeps at most four pending Google sign-ins", async () => {
  const browser = createBrowser();
  const attempts = Array.from({ length: 9 }, () => newAttempt());
  for (const attempt of attempts) await begin(browser, attempt);
  const names = [...browser.jar.keys()].filter((name) => name.startsWith("aurea.google."));
  const kept = new Set(names.map((name) => name.split(".")[2]));
  expect([...kept]).toEqual(attempts.slice(-4));
  const size = [...browser.jar].reduce((sum, [name, value]) => sum + name.length + value.length + 3, 0);
  expect(size).toBeLessThan(6_000);
});

test("an answer from Google is refused in another browser, and in the same browser if it arrives a second time", async () => {
  const browser = createBrowser();
  const back = await visitOidc(await startUrl(await begin(browser)), atGoogle({ email: newEmail() }));
  const thief = createBrowser();
  await begin(thief);
  expect(await finish(thief, back)).toEqual({ result: "failed" });
  expect(thief.sessionValue()).toBeUndefined();
  expect((await finish(browser, back)).result).toBe("ok");
  expect(await finish(browser, back)).toEqual({ result: "failed" });
});

test.each([
  ["state", "another"],
  ["code", "another"],
  ["iss", "https://evil.example"],
])("an answer from Google with a changed %s signs no one in", async (name, value) => {
  const browser = createBrowser();
  const start = await startUrl(await begin(browser));
  const back = new URL(await visitOidc(start, atGoogle({ email: newEmail() })));
  back.searchParams.set(name, value);
  expect((await finish(browser, back.href)).result).toBe("failed");
  expect(browser.sessionValue()).toBeUndefined();
});

test("Google's error message is returned after a refusal, and a refusal without a message counts as a cancellation", async () => {
  const browser = createBrowser();
  const attempt = newAttempt();
  const denied = await visitOidc(await startUrl(await begin(browser, attempt)), "deny");
  expect(await finish(browser, denied)).toEqual({
    attempt,
    result: "failed",
    message: "The provider is resting.",
  });
  const left = await visitOidc(await startUrl(await begin(browser, attempt)), "leave");
  expect(await finish(browser, left)).toEqual({ attempt, result: "cancelled" });
});

test("a Google callback whose state belongs to no pending attempt does not pass on its error message", async () => {
  const browser = createBrowser();
  await begin(browser);
  const forged = "callback/google?state=guess&error=x&error_description=Call%20this%20number";
  expect(await finish(browser, `${site}/api/auth/${forged}`)).toEqual({ result: "failed" });
});

test("a database outage during a Google sign-in is reported, and signs no one in or out", async () => {
  const { user: member, browser } = await createMemberBrowser();
  const before = browser.sessionValue();
  const back = await visitOidc(await startUrl(await begin(browser)), atGoogle({ email: newEmail() }));
  vi.spyOn(db.account, "findUnique").mockRejectedValue(new Error("away"));
  expect((await finish(browser, back)).message).toMatch(/database is not available/);
  expect(browser.sessionValue()).toBe(before);
  expect((await browser.session()).user?.email).toBe(member.email);
});

test("during an outage of Google the redirect leads to the site's own error page", async () => {
  vi.resetModules();
  process.env.AUTH_GOOGLE_ISSUER = "http://localhost:1";
  const http = await import("@tests/support/http");
  const response = await begin(http.createBrowser());
  expect(await response.json()).toEqual({ url: `${site}/api/auth/error?error=OAuthSignin` });
});

test("a Google sign-in is refused with a message if no Google client is configured", async () => {
  vi.resetModules();
  delete process.env.AUTH_GOOGLE_ID;
  delete process.env.AUTH_GOOGLE_SECRET;
  const http = await import("@tests/support/http");
  const browser = http.createBrowser();
  const response = await begin(browser);
  expect(response.status).toBe(404);
  expect((await response.json()).message).toMatch(/has not been set up/);
  expect(Object.keys(await (await browser.auth("providers")).json())).toEqual(["credentials"]);
});
