import { randomBytes } from "node:crypto";
import { provenMember } from "@tests/support/desk-people";
import { createBrowser } from "@tests/support/http";
import { startOidc, visitOidc } from "@tests/support/oidc";
import { startSite } from "@tests/support/started-site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTs } from "../../scripts/support/run.mjs";

// Tests the auth route as Next serves it.
const origin = "http://localhost:3000";

let site: Awaited<ReturnType<typeof startSite>>;
let google: Awaited<ReturnType<typeof startOidc>>;

beforeAll(async () => {
  google = await startOidc({ redirectUri: `${origin}/api/auth/callback/google` });
  const environment = {
    NEXTAUTH_URL: origin,
    AUTH_GOOGLE_ID: google.clientId,
    AUTH_GOOGLE_SECRET: google.clientSecret,
    AUTH_GOOGLE_ISSUER: google.issuer,
  };
  site = await startSite("start", { nodeArgs: ["--no-warnings"], environment });
  const env = { DATABASE_URL: `file:${site.databaseFile}` };
  await runTs("tests/support/site-members.ts", [], { quiet: true, env });
});
afterAll(async () => {
  await site?.stop();
  await google?.stop();
});

const open = () => createBrowser(undefined, site.url);
const cookieNames = ({ jar }: ReturnType<typeof open>) => [...jar.keys()].sort();

async function comeByGoogle(browser: ReturnType<typeof open>, email: string) {
  const attempt = randomBytes(16).toString("hex");
  const { csrfToken } = await (await browser.auth("csrf")).json();
  const begun = await browser.auth("signin/google", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ csrfToken, attempt }),
  });
  const { url } = await begun.json();
  const account = { sub: `sub-${attempt}`, email, email_verified: "true", name: "Noor" } as const;
  const { pathname, search } = new URL(await visitOidc(url, account));
  const answer = await browser.auth(`${pathname.slice("/api/auth/".length)}${search}`);
  const done = new URL(answer.headers.get("location") ?? "", origin);
  expect(`${done.origin}${done.pathname}`).toBe(`${origin}/auth/popup/done`);
  expect(done.searchParams.get("attempt")).toBe(attempt);
  return done.searchParams.get("result");
}

test("a visitor gets no cookie for reading the session and the providers", async () => {
  const browser = open();
  expect(await browser.session()).toEqual({});
  expect(Object.keys(await (await browser.auth("providers")).json())).toEqual(["credentials", "google"]);
  expect(cookieNames(browser)).toEqual([]);
});

test("a member signs in by password and out again", async () => {
  const browser = open();
  expect((await browser.signIn(provenMember.email, provenMember.password)).status).toBe(200);
  expect(cookieNames(browser)).toEqual(["aurea.csrf", "aurea.device", "aurea.session"]);
  expect(await browser.session()).toMatchObject({ user: { email: provenMember.email } });
  const old = browser.sessionValue() ?? "";
  expect((await browser.signOut()).status).toBe(200);
  expect(cookieNames(browser)).toEqual(["aurea.csrf", "aurea.device"]);
  browser.jar.set("aurea.session", old);
  expect(await browser.session()).toEqual({});
});

test("a wrong password and an unknown address get the same bytes, and the eleventh attempt 429", async () => {
  const answers = await Promise.all(
    [provenMember.email, "nobody@example.org"].map(async (email) => {
      const wrong = Array.from({ length: 10 }, () => open().signIn(email, "not-the-password"));
      const last = [...(await Promise.all(wrong)), await open().signIn(email, "not-the-password")];
      const bytes = last.map(async (answer) => {
        const headers = [...answer.headers].filter(([name]) => name !== "date");
        return JSON.stringify([answer.status, headers, await answer.text()]);
      });
      return Promise.all(bytes);
    }),
  );
  expect(answers[0]?.map((answer) => JSON.parse(answer)[0])).toEqual([...Array(10).fill(401), 429]);
  expect(answers[0]).toEqual(answers[1]);
});

test("a member signs in with Google, and nothing of the attempt is kept", async () => {
  const browser = open();
  expect(await comeByGoogle(browser, "new-by-google@example.org")).toBe("ok");
  expect(cookieNames(browser)).toEqual(["aurea.csrf", "aurea.device", "aurea.session"]);
  expect(await browser.session()).toMatchObject({ user: { email: "new-by-google@example.org" } });
});

test("Google sign-in asks for the password when the address has a confirmed account", async () => {
  const browser = open();
  expect(await comeByGoogle(browser, provenMember.email)).toBe("link-needed");
  expect(cookieNames(browser)).toEqual(["aurea.csrf", "aurea.google-link"]);
  expect(await browser.session()).toEqual({});
});
