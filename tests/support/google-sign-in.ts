import { randomBytes, randomUUID } from "node:crypto";
import { type OidcAccount, startOidc, visitOidc } from "@tests/support/oidc";
import { expect } from "vitest";

export const site = "http://localhost:3000";
/** The OpenID provider that replaces Google. Import this module before all modules that read the configuration. */
export const oidc = await startOidc({ redirectUri: `${site}/api/auth/callback/google` });
process.env.AUTH_GOOGLE_ID = oidc.clientId;
process.env.AUTH_GOOGLE_SECRET = oidc.clientSecret;
process.env.AUTH_GOOGLE_ISSUER = oidc.issuer;

const { makeMember, signInAs } = await import("@tests/support/factories");
const { createBrowser } = await import("@tests/support/http");
const { database } = await import("@/server/db/client");

const db = database();
export const json = { "content-type": "application/json" };
export const newAttempt = () => randomBytes(16).toString("hex");

type Browser = ReturnType<typeof createBrowser>;
type Account = Partial<OidcAccount> & { email: string };

export const atGoogle = (account: Account): OidcAccount => ({
  sub: `sub-${randomUUID()}`,
  email_verified: "true",
  name: "Noor of Google",
  ...account,
});

export const newEmail = () => `Noor-${randomUUID()}@example.org`;

export async function begin(browser: Browser, attempt = newAttempt(), fields: Record<string, string> = {}) {
  const { csrfToken } = await (await browser.auth("csrf")).json();
  const body = JSON.stringify({ csrfToken, attempt, ...fields });
  return browser.auth("signin/google", { method: "POST", headers: json, body });
}

export async function startUrl(response: Response): Promise<string> {
  return (await response.json()).url;
}

/** Returns the parameters of the popup's last page. */
export async function finish(browser: Browser, back: string) {
  const { pathname, search } = new URL(back);
  const response = await browser.auth(`${pathname.replace("/api/auth/", "")}${search}`, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  const to = new URL(response.headers.get("location") ?? "", "http://nowhere.invalid");
  expect({ status: response.status, at: to.origin + to.pathname }).toEqual({
    status: 302,
    at: `${site}/auth/popup/done`,
  });
  return Object.fromEntries(to.searchParams);
}

export async function signInAtGoogle(account: Account | OidcAccount, browser = createBrowser()) {
  const attempt = newAttempt();
  const start = await startUrl(await begin(browser, attempt));
  const outcome = await finish(browser, await visitOidc(start, atGoogle(account)));
  expect(outcome.attempt).toBe(attempt);
  return { browser, outcome };
}

/** Creates an account that an attacker made with another person's address, with the attacker's session and reset link. */
export async function makeAttackersAccount(email: string, emailVerified: Date | null) {
  const user = await makeMember({ email, emailVerified });
  const { cookie } = await signInAs(user);
  await db.token.create({
    data: {
      userId: user.id,
      purpose: "reset",
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 1e6),
    },
  });
  return { user, cookie };
}

export const byGoogle = { action: { startsWith: "google." } };
export const mailsTo = (recipient: string) => db.outboxMail.findMany({ where: { recipient } });

export async function isAlive(cookie: string) {
  const session = await createBrowser().auth("session", { headers: { cookie } });
  return Boolean((await session.json()).user);
}
