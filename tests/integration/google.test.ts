import { figure, isFull } from "@tests/support/figure";
import {
  atGoogle,
  begin,
  byGoogle,
  finish,
  isAlive,
  mailsTo,
  makeAttackersAccount,
  newEmail,
  oidc,
  signInAtGoogle,
  startUrl,
} from "@tests/support/google-sign-in";
import { visitOidc } from "@tests/support/oidc";
import { afterAll, describe, expect, test } from "vitest";
import { normalizeEmail } from "@/lib/email-address";

// These modules read the configuration when loaded, so they are imported after it is set.
const { goodPassword, makeMember } = await import("@tests/support/factories");
const { createBrowser, createMemberBrowser } = await import("@tests/support/http");
const { verifyPassword } = await import("@/server/auth/password");
const { database } = await import("@/server/db/client");

const db = database();

afterAll(() => oidc.stop());

describe("Google addresses and existing accounts", () => {
  const spellings = [(email: string) => email, (email: string) => email.toUpperCase()];
  const rows = (["true", "false", "text", "absent"] as const).flatMap((claim) =>
    (["none", "unverified", "verified"] as const).flatMap((local) =>
      spellings.map((spell, at) => ({ claim, local, spell, spelling: at ? "another" : "the same" })),
    ),
  );

  const met = rows.filter(({ claim, spelling }) => isFull || claim === "true" || spelling === "the same");

  let survivors = 0;
  afterAll(() => figure("pre-hijack-survivors", survivors, `of ${met.length} meetings`));

  test.each(met)(
    "a Google sign-in opens no account without proof of ownership (email_verified: $claim, account: $local, $spelling spelling)",
    async (row) => {
      const { claim, local, spell } = row;
      const email = newEmail();
      const prepared =
        local === "none"
          ? null
          : await makeAttackersAccount(email, local === "verified" ? new Date(0) : null);
      const account = atGoogle({ email: spell(email), email_verified: claim });
      const { browser, outcome } = await signInAtGoogle(account);
      const emailCanonical = email.toLowerCase();
      const user = await db.user.findUnique({ where: { emailCanonical }, include: { accounts: true } });
      const isProven = claim === "true";
      const entered = isProven && local !== "verified";

      // Once the owner of the address has signed in, the attacker's session and password must fail.
      if (entered && prepared) {
        const isIn =
          (await isAlive(prepared.cookie)) || (await verifyPassword(user?.passwordHash, goodPassword));
        survivors += isIn ? 1 : 0;
      }
      const refusal = isProven ? "link-needed" : "failed";
      expect(outcome.result).toBe(entered ? "ok" : refusal);
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
      const given = { email: normalizeEmail(account.email), displayName: account.name };
      if (!prepared) return expect(user).toMatchObject(given);

      expect(user).toMatchObject({ id: prepared.user.id, sessionVersion: prepared.user.sessionVersion + 1 });
      expect(await isAlive(prepared.cookie)).toBe(false);
      expect((await createBrowser().signIn(email, goodPassword)).status).toBe(401);
      expect(await db.token.count({ where: { userId: user?.id } })).toBe(0);
      const sessions = await db.authSession.findMany({ where: { userId: user?.id, revokedAt: null } });
      expect(sessions).toHaveLength(1);
      expect(await mailsTo(email)).toMatchObject([
        { kind: "googleLinked", payload: { name: account.name, isTakeover: true } },
      ]);
    },
  );

  test("a Google sign-in accepts an address that only the userinfo endpoint returns", async () => {
    const { outcome, browser } = await signInAtGoogle({ email: newEmail(), said: "userinfo" });
    expect(outcome.result).toBe("ok");
    expect((await browser.session()).user).toBeTruthy();
  });

  test.each(["no address", "a@b.co,evil@x.io", "a\u0000b@example.org"])(
    "a Google sign-in with the invalid address %j is refused",
    async (email) => {
      const before = await db.user.count();
      expect((await signInAtGoogle({ email })).outcome.result).toBe("failed");
      expect(await db.user.count()).toBe(before);
    },
  );

  test.each([
    [` ${"🜃".repeat(80)}`, "🜃".repeat(50)],
    ["\u202eNoor\tde\u0007\r\nVries\u200b", "Noor de Vries"],
    ["\u3164", null],
  ])("the name %j of a Google account is stored as %j", async (name, stored) => {
    const email = newEmail();
    await signInAtGoogle({ email, name });
    const user = await db.user.findUnique({ where: { emailCanonical: email.toLowerCase() } });
    expect(user?.displayName).toBe(stored);
  });
});

test("a linked Google identity keeps its member when its address changes to the address of another member", async () => {
  const account = atGoogle({ email: newEmail() });
  const first = await (await signInAtGoogle(account)).browser.session();
  const other = await makeMember();
  const { browser, outcome } = await signInAtGoogle({ ...account, email: other.email });
  expect(outcome.result).toBe("ok");
  expect((await browser.session()).user?.email).toBe(first.user?.email);
  expect(await db.account.count({ where: { userId: other.id } })).toBe(0);
});

test("a linked Google identity with an unverified address cannot sign in", async () => {
  const account = atGoogle({ email: newEmail() });
  await signInAtGoogle(account);
  const { browser, outcome } = await signInAtGoogle({ ...account, email_verified: "false" });
  expect(outcome.result).toBe("failed");
  expect(browser.sessionValue()).toBeUndefined();
});

test("a second Google identity with a member's address cannot sign in before it is linked", async () => {
  const email = newEmail();
  await signInAtGoogle({ email });
  const { browser, outcome } = await signInAtGoogle({ email });
  expect(outcome.result).toBe("link-needed");
  expect(browser.sessionValue()).toBeUndefined();
  const user = await db.user.findUnique({ where: { emailCanonical: email.toLowerCase() } });
  expect(await db.account.count({ where: { userId: user?.id } })).toBe(1);
});

test.each(["none", "unverified"])(
  "twelve parallel Google sign-ins result in one member with one linked Google identity (earlier account: %s)",
  async (local) => {
    const email = newEmail();
    const prepared = local === "none" ? null : await makeAttackersAccount(email, null);
    const account = atGoogle({ email });
    const backs = [];
    for (let index = 0; index < 12; index += 1) {
      const browser = createBrowser();
      const start = await startUrl(await begin(browser));
      backs.push({ browser, back: await visitOidc(start, account) });
    }
    const outcome = await Promise.all(backs.map(({ browser, back }) => finish(browser, back)));
    expect(outcome.map(({ result }) => result)).toEqual(Array(12).fill("ok"));
    const users = await db.user.findMany({ where: { emailCanonical: email.toLowerCase() } });
    expect(users).toHaveLength(1);
    expect(await db.account.count({ where: { userId: users[0]?.id } })).toBe(1);
    expect(await db.auditEntry.count({ where: { subject: `user:${users[0]?.id}`, ...byGoogle } })).toBe(1);
    if (prepared) expect(users[0]?.sessionVersion).toBe(prepared.user.sessionVersion + 1);
    expect(await mailsTo(email)).toHaveLength(prepared ? 1 : 0);
    for (const { browser } of backs) expect((await browser.session()).user).toBeTruthy();
  },
);

test("of two Google identities that sign in to an unconfirmed account at once, one succeeds and one must be linked", async () => {
  const email = newEmail();
  await makeAttackersAccount(email, null);
  const outcome = await Promise.all([signInAtGoogle({ email }), signInAtGoogle({ email })]);
  expect(outcome.map((one) => one.outcome.result).toSorted()).toEqual(["link-needed", "ok"]);
});

test.each(["a new Google identity", "another member's Google identity"])(
  "a signed-in browser that signs in with %s is signed in as that identity's member",
  async (whose) => {
    const account = atGoogle({ email: newEmail() });
    if (whose !== "a new Google identity") await signInAtGoogle(account);
    const { user: member, browser } = await createMemberBrowser();
    const before = browser.sessionValue() ?? "";
    expect((await signInAtGoogle(account, browser)).outcome.result).toBe("ok");
    expect((await browser.session()).user?.email).toBe(account.email);
    expect(await db.account.count({ where: { userId: member.id } })).toBe(0);
    expect(await isAlive(`aurea.session=${before}`)).toBe(true);
  },
);
