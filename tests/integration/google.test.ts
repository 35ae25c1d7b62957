import { randomBytes, randomUUID } from "node:crypto";
import { figure } from "@tests/support/figure";
import { type OidcAccount, startOidc, visitOidc } from "@tests/support/oidc";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";

const site = "http://localhost:3000";
const oidc = await startOidc({ redirectUri: `${site}/api/auth/callback/google` });
// Before anything reads the configuration.
process.env.AUTH_GOOGLE_ID = oidc.clientId;
process.env.AUTH_GOOGLE_SECRET = oidc.clientSecret;
process.env.AUTH_GOOGLE_ISSUER = oidc.issuer;

const { createTestCaller } = await import("@tests/support/caller");
const { goodPassword, makeMember, signInAs } = await import("@tests/support/factories");
const { createBrowser } = await import("@tests/support/http");
const { verifyPassword } = await import("@/server/auth/password");
const { memberAdapter } = await import("@/server/auth/member-adapter");
const { forgetSession } = await import("@/server/auth/session-lookup");
const { database } = await import("@/server/db/client");

const db = database();
const json = { "content-type": "application/json" };
const newAttempt = () => randomBytes(16).toString("hex");

type Browser = ReturnType<typeof createBrowser>;
type Account = Partial<OidcAccount> & { email: string };

const atGoogle = (account: Account): OidcAccount => ({
  sub: `sub-${randomUUID()}`,
  email_verified: "true",
  name: "Noor of Google",
  ...account,
});

const newAddress = () => `Noor-${randomUUID()}@example.org`;

async function begin(browser: Browser, attempt = newAttempt(), fields: Record<string, string> = {}) {
  const { csrfToken } = await (await browser.auth("csrf")).json();
  const body = JSON.stringify({ csrfToken, attempt, ...fields });
  return browser.auth("signin/google", { method: "POST", headers: json, body });
}

async function startUrl(response: Response): Promise<string> {
  return (await response.json()).url;
}

async function finish(browser: Browser, back: string) {
  const { pathname, search } = new URL(back);
  const response = await browser.auth(`${pathname.replace("/api/auth/", "")}${search}`, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  const to = new URL(response.headers.get("location") ?? "", "http://nowhere.invalid");
  expect({ status: response.status, at: to.origin + to.pathname }).toEqual({
    status: 303,
    at: `${site}/auth/popup/done`,
  });
  return Object.fromEntries(to.searchParams);
}

async function comeWith(account: Account | OidcAccount, browser = createBrowser()) {
  const attempt = newAttempt();
  const start = await startUrl(await begin(browser, attempt));
  const told = await finish(browser, await visitOidc(start, atGoogle(account)));
  expect(told.attempt).toBe(attempt);
  return { browser, told };
}

/** An account as an attacker leaves it in wait for its owner: a password, a session, a link, an address. */
async function makePrepared(email: string, emailVerified: Date | null) {
  const user = await makeMember({ email });
  await db.user.update({ where: { id: user.id }, data: { emailVerified } });
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

const byGoogle = { action: { startsWith: "google." } };
const mailsTo = (recipient: string) => db.outboxMail.findMany({ where: { recipient } });

async function isAlive(cookie: string) {
  const session = await createBrowser().auth("session", { headers: { cookie } });
  return Boolean((await session.json()).user);
}

afterEach(() => void vi.restoreAllMocks());
afterAll(() => oidc.stop());

describe("Google's claim about an address meets the account that has it", () => {
  const spellings = [(email: string) => email, (email: string) => email.toUpperCase()];
  const rows = (["true", "false", "text", "absent"] as const).flatMap((claim) =>
    (["none", "unverified", "verified"] as const).flatMap((local) =>
      spellings.map((spell, at) => ({ claim, local, spell, spelling: at ? "another" : "the same" })),
    ),
  );

  let survivors = 0;
  afterAll(() => figure("pre-hijack-survivors", survivors, `of ${rows.length} meetings`));

  test.each(rows)("email_verified $claim, local $local, in $spelling spelling", async (row) => {
    const { claim, local, spell } = row;
    const email = newAddress();
    const prepared =
      local === "none" ? null : await makePrepared(email, local === "verified" ? new Date(0) : null);
    const account = atGoogle({ email: spell(email), email_verified: claim });
    const { browser, told } = await comeWith(account);
    const emailCanonical = email.toLowerCase();
    const user = await db.user.findUnique({ where: { emailCanonical }, include: { accounts: true } });
    const isProven = claim === "true";
    const entered = isProven && local !== "verified";

    // Whoever prepared the account is still in it, although Google's owner of the address has come in.
    if (entered && prepared) {
      const isIn =
        (await isAlive(prepared.cookie)) || (await verifyPassword(user?.passwordHash, goodPassword));
      survivors += isIn ? 1 : 0;
    }
    expect(told.result).toBe(entered ? "ok" : isProven ? "link-needed" : "failed");
    expect(Boolean((await browser.session()).user)).toBe(entered);
    expect(browser.jar.has("aurea.device")).toBe(entered);
    expect(browser.jar.has("aurea.google-link")).toBe(isProven && local === "verified");
    if (!entered) {
      expect(user?.accounts ?? []).toEqual([]);
      expect(user?.id).toBe(prepared?.user.id);
      if (prepared) {
        expect(await isAlive(prepared.cookie)).toBe(true);
        expect(await verifyPassword(user?.passwordHash, goodPassword)).toBe(true);
      }
      return;
    }
    expect(user).toMatchObject({ photoURL: null, passwordHash: null, membershipStatus: "explorer" });
    expect(user?.emailVerified?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(user?.accounts).toMatchObject([{ provider: "google", providerAccountId: account.sub }]);
    expect(await db.auditEntry.count({ where: { subject: `user:${user?.id}`, ...byGoogle } })).toBe(1);
    if (!prepared) return expect(user).toMatchObject({ email: account.email, displayName: account.name });

    expect(user).toMatchObject({ id: prepared.user.id, sessionVersion: prepared.user.sessionVersion + 1 });
    expect(await isAlive(prepared.cookie)).toBe(false);
    expect((await createBrowser().signIn(email, goodPassword)).status).toBe(401);
    expect(await db.token.count({ where: { userId: user?.id } })).toBe(0);
    const sessions = await db.authSession.findMany({ where: { userId: user?.id, revokedAt: null } });
    expect(sessions).toHaveLength(1);
    expect(await mailsTo(email)).toMatchObject([
      { kind: "googleLinked", payload: { name: account.name, isTakeover: true } },
    ]);
  });

  test("an address that only the userinfo endpoint tells counts the same", async () => {
    const { told, browser } = await comeWith({ email: newAddress(), said: "userinfo" });
    expect(told.result).toBe("ok");
    expect((await browser.session()).user).toBeTruthy();
  });

  test.each(["no address", "a@b.co,evil@x.io", "a\u0000b@example.org"])("refuses %j", async (email) => {
    const before = await db.user.count();
    expect((await comeWith({ email })).told.result).toBe("failed");
    expect(await db.user.count()).toBe(before);
  });

  test("a name too long is cut to what a name may be, whole letters only", async () => {
    const email = newAddress();
    await comeWith({ email, name: ` ${"🜃".repeat(80)}` });
    const user = await db.user.findUnique({ where: { emailCanonical: email.toLowerCase() } });
    expect(user?.displayName).toBe("🜃".repeat(50));
  });
});

describe("an identity that is connected", () => {
  test("keeps its member when the address changes at Google, even to another member's", async () => {
    const account = atGoogle({ email: newAddress() });
    const first = await (await comeWith(account)).browser.session();
    const other = await makeMember();
    const { browser, told } = await comeWith({ ...account, email: other.email });
    expect(told.result).toBe("ok");
    expect((await browser.session()).user?.email).toBe(first.user?.email);
    expect(await db.account.count({ where: { userId: other.id } })).toBe(0);
  });

  test("with an unproven address does not sign in", async () => {
    const account = atGoogle({ email: newAddress() });
    await comeWith(account);
    const { browser, told } = await comeWith({ ...account, email_verified: "false" });
    expect(told.result).toBe("failed");
    expect(browser.sessionValue()).toBeUndefined();
  });

  test("is not another identity with the same address: that one has to show the password", async () => {
    const email = newAddress();
    await comeWith({ email });
    const { browser, told } = await comeWith({ email });
    expect(told.result).toBe("link-needed");
    expect(browser.sessionValue()).toBeUndefined();
    const user = await db.user.findUnique({ where: { emailCanonical: email.toLowerCase() } });
    expect(await db.account.count({ where: { userId: user?.id } })).toBe(1);
  });

  test.each(["none", "unverified"])("twelve at once make one link; local %s", async (local) => {
    const email = newAddress();
    const prepared = local === "none" ? null : await makePrepared(email, null);
    const account = atGoogle({ email });
    const backs = [];
    for (let index = 0; index < 12; index += 1) {
      const browser = createBrowser();
      const start = await startUrl(await begin(browser));
      backs.push({ browser, back: await visitOidc(start, account) });
    }
    const told = await Promise.all(backs.map(({ browser, back }) => finish(browser, back)));
    expect(told.map(({ result }) => result)).toEqual(Array(12).fill("ok"));
    const users = await db.user.findMany({ where: { emailCanonical: email.toLowerCase() } });
    expect(users).toHaveLength(1);
    expect(await db.account.count({ where: { userId: users[0]?.id } })).toBe(1);
    expect(await db.auditEntry.count({ where: { subject: `user:${users[0]?.id}`, ...byGoogle } })).toBe(1);
    if (prepared) expect(users[0]?.sessionVersion).toBe(prepared.user.sessionVersion + 1);
    expect(await mailsTo(email)).toHaveLength(prepared ? 1 : 0);
    for (const { browser } of backs) expect((await browser.session()).user).toBeTruthy();
  });

  test("two identities racing for one unproven account: one gets it, the other has to show a password", async () => {
    const email = newAddress();
    await makePrepared(email, null);
    const told = await Promise.all([comeWith({ email }), comeWith({ email })]);
    expect(told.map((one) => one.told.result).toSorted()).toEqual(["link-needed", "ok"]);
  });
});

describe("a browser that is signed in already", () => {
  test.each(["new", "another member's"])(
    "meets an identity that is %s, and changes to its member",
    async (whose) => {
      const account = atGoogle({ email: newAddress() });
      if (whose !== "new") await comeWith(account);
      const member = await makeMember();
      const browser = createBrowser();
      await browser.signIn(member.email, goodPassword);
      const before = browser.sessionValue() ?? "";
      expect((await comeWith(account, browser)).told.result).toBe("ok");
      expect((await browser.session()).user?.email).toBe(account.email);
      expect(await db.account.count({ where: { userId: member.id } })).toBe(0);
      expect(await isAlive(`aurea.session=${before}`)).toBe(true);
    },
  );
});

describe("what next-auth may do to members by itself", () => {
  const adapter = memberAdapter(db, (work) => work);
  const linkOf = (sub: string) => ({ provider: "google", providerAccountId: sub });

  test("it does not link an identity that nobody has, nor one that somebody else has", async () => {
    const member = await makeMember();
    const account = atGoogle({ email: newAddress() });
    await comeWith(account);
    for (const sub of [account.sub, `sub-${randomUUID()}`]) {
      const link = adapter.linkAccount({ userId: member.id, ...linkOf(sub) });
      await expect(link).rejects.toThrow("not to link");
    }
    expect(await db.account.count({ where: { userId: member.id } })).toBe(0);
  });

  test("it looks a member up by their identity, and takes that away", async () => {
    const account = atGoogle({ email: newAddress() });
    await comeWith(account);
    expect(await adapter.getUserByAccount(linkOf(account.sub))).toMatchObject({ email: account.email });
    await adapter.unlinkAccount(linkOf(account.sub));
    expect(await adapter.getUserByAccount(linkOf(account.sub))).toBeNull();
    expect((await comeWith(account)).told.result).toBe("link-needed");
  });
});

describe("connecting Google to a proven account", () => {
  async function makePending() {
    const email = newAddress();
    const { user, cookie } = await makePrepared(email, new Date(0));
    const account = atGoogle({ email });
    const { browser } = await comeWith(account);
    const pending = `aurea.google-link=${browser.jar.get("aurea.google-link")}`;
    return { user, cookie, account, pending };
  }

  test("needs the password, and signs in; from then on Google is enough", async () => {
    const { user, cookie, account, pending } = await makePending();
    const { call, jar } = await createTestCaller({ cookie: pending });
    const wrong = call((caller) => caller.account.linkGoogle({ password: "not-the-password" }));
    await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);

    await call((caller) => caller.account.linkGoogle({ password: goodPassword }));
    expect(jar.get("aurea.google-link")).toBe("");
    expect(await call((caller) => caller.profile.get())).toMatchObject({ id: user.id });
    expect(await isAlive(cookie)).toBe(true);
    expect(
      await db.auditEntry.findMany({ where: { subject: `user:${user.id}`, ...byGoogle } }),
    ).toMatchObject([{ actorId: user.id, action: "google.linked" }]);
    expect(await mailsTo(user.email)).toMatchObject([
      { kind: "googleLinked", payload: { name: user.displayName, isTakeover: false } },
    ]);
    const { told, browser } = await comeWith({ ...account, email: "elsewhere@example.org" });
    expect(told.result).toBe("ok");
    expect((await browser.session()).user?.email).toBe(user.email);
  });

  test("repeated or eight times at once makes one link", async () => {
    const { user, pending } = await makePending();
    const tries = Array.from({ length: 8 }, async () => {
      const { call } = await createTestCaller({ cookie: pending });
      return call((caller) => caller.account.linkGoogle({ password: goodPassword }));
    });
    for (const reply of await Promise.all(tries)) expect(reply).toEqual({ id: user.id });
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
  });

  test("is throttled like any sign-in", async () => {
    const { pending } = await makePending();
    const codes = [];
    for (let index = 0; index < 12; index += 1) {
      const { call } = await createTestCaller({ cookie: pending });
      const wrong = call((caller) => caller.account.linkGoogle({ password: `wrong-${index}` }));
      codes.push(await wrong.catch((error) => error.code));
    }
    expect(codes).toEqual([...Array(10).fill("BAD_REQUEST"), ...Array(2).fill("TOO_MANY_REQUESTS")]);
  });

  test("is over after ten minutes, without a cookie, or with one that is not ours", async () => {
    const { user, pending } = await makePending();
    const forged = Buffer.from(JSON.stringify(["sub-evil", user.id, Date.now() + 60_000])).toString(
      "base64url",
    );
    const cookies = [undefined, `aurea.google-link=${forged}.${"A".repeat(43)}`, pending];
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10 * 60_000 + 1);
    for (const cookie of cookies) {
      const { call } = await createTestCaller({ cookie });
      const late = call((caller) => caller.account.linkGoogle({ password: goodPassword }));
      await expect(late).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
  });

  test("does not move an identity that somebody else has by then", async () => {
    const { user, account, pending } = await makePending();
    const other = await makeMember();
    await db.account.create({
      data: { userId: other.id, provider: "google", providerAccountId: account.sub },
    });
    const { call, jar } = await createTestCaller({ cookie: pending });
    const late = call((caller) => caller.account.linkGoogle({ password: goodPassword }));
    await expect(late).rejects.toMatchObject({ code: "CONFLICT" });
    expect(jar.has("aurea.session")).toBe(false);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
  });

  test("refuses bad input and fields of its own", async () => {
    const { call } = await createTestCaller();
    for (const input of [{ password: "short" }, { password: goodPassword, userId: "1" }, {}]) {
      const bad = call((caller) => caller.account.linkGoogle(input as { password: string }));
      await expect(bad).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });
});

describe("the way there and back", () => {
  test("asks for state, PKCE and a nonce, and passes nothing on that a visitor adds", async () => {
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
  });

  test.each([
    ["no attempt", {}, { attempt: "" }, 400],
    ["a strange attempt", {}, { attempt: "<script>" }, 400],
    ["a made-up token", {}, { csrfToken: "x" }, 403],
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, {}, 403],
  ])("is not begun with %s", async (_what, headers, fields, status) => {
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

  test.each([
    ["GET", "signin/google"],
    ["POST", "callback/google"],
    ["PUT", "callback/google"],
  ])("is not called by %s %s", async (method, action) => {
    const body = method === "GET" ? null : "{}";
    expect((await createBrowser().auth(action, { method, headers: json, body })).status).toBe(405);
  });

  test("two tabs at once do not mix, whichever comes back first", async () => {
    const browser = createBrowser();
    const [one, two] = [newAttempt(), newAttempt()];
    const starts = [await startUrl(await begin(browser, one)), await startUrl(await begin(browser, two))];
    const account = atGoogle({ email: newAddress() });
    const backs = [];
    for (const start of starts) backs.push(await visitOidc(start, account));
    expect(await finish(browser, backs[1] ?? "")).toEqual({ attempt: two, result: "ok" });
    expect(await finish(browser, backs[0] ?? "")).toEqual({ attempt: one, result: "ok" });
  });

  test("at most four attempts lie about in a browser", async () => {
    const browser = createBrowser();
    for (let index = 0; index < 9; index += 1) await begin(browser);
    expect([...browser.jar.keys()].filter((name) => name.startsWith("aurea.google."))).toHaveLength(4);
  });

  test("Google's answer is worth nothing in another browser, or a second time", async () => {
    const browser = createBrowser();
    const back = await visitOidc(await startUrl(await begin(browser)), atGoogle({ email: newAddress() }));
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
  ])("a changed %s signs nobody in", async (name, value) => {
    const browser = createBrowser();
    const start = await startUrl(await begin(browser));
    const back = new URL(await visitOidc(start, atGoogle({ email: newAddress() })));
    back.searchParams.set(name, value);
    expect((await finish(browser, back.href)).result).toBe("failed");
    expect(browser.sessionValue()).toBeUndefined();
  });

  test("the provider's own message comes through as text; a refusal without one is a cancellation", async () => {
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

  test("a message nobody asked for is not passed on", async () => {
    const browser = createBrowser();
    await begin(browser);
    const forged = "callback/google?state=guess&error=x&error_description=Call%20this%20number";
    expect(await finish(browser, `${site}/api/auth/${forged}`)).toEqual({ result: "failed" });
  });

  test.each(["https://evil.example", "//evil.example", "javascript:alert(1)", "foo"])(
    "is not led away by callbackUrl %j",
    async (callbackUrl) => {
      const browser = createBrowser();
      browser.jar.set("aurea.callback", encodeURIComponent(callbackUrl));
      const start = await startUrl(await begin(browser, newAttempt(), { callbackUrl }));
      const back = new URL(await visitOidc(start, atGoogle({ email: newAddress() })));
      back.searchParams.set("callbackUrl", callbackUrl);
      expect((await finish(browser, back.href)).result).toBe("ok");
    },
  );

  test("a database that is away reports itself, and signs nobody in or out", async () => {
    const member = await makeMember();
    const browser = createBrowser();
    await browser.signIn(member.email, goodPassword);
    const before = browser.sessionValue();
    const back = await visitOidc(await startUrl(await begin(browser)), atGoogle({ email: newAddress() }));
    vi.spyOn(db.account, "findUnique").mockRejectedValue(new Error("away"));
    expect((await finish(browser, back)).message).toMatch(/cannot reach our records/);
    expect(browser.sessionValue()).toBe(before);
    forgetSession();
    expect((await browser.session()).user?.email).toBe(member.email);
  });

  test("a provider that is away is said so, without a way out of the site", async () => {
    vi.resetModules();
    process.env.AUTH_GOOGLE_ISSUER = "http://localhost:1";
    const http = await import("@tests/support/http");
    const response = await begin(http.createBrowser());
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 502,
      body: { message: "An error occurred during Google sign in" },
    });
  });

  test("half a client of Google's keeps the site from starting, with one clear line", async () => {
    vi.resetModules();
    process.env.AUTH_GOOGLE_SECRET = "";
    await expect(import("@/env.mjs")).rejects.toThrow(
      "Configuration: AUTH_GOOGLE_SECRET and AUTH_GOOGLE_ID go together: set both or neither",
    );
  });

  test("without a client of Google's the button's call says so", async () => {
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
});
