import {
  atGoogle,
  byGoogle,
  comeWith,
  isAlive,
  mailsTo,
  makePrepared,
  newAddress,
  oidc,
} from "@tests/support/google-sign-in";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";

// These modules read the configuration, so they are loaded after it is set.
const { createTestCaller } = await import("@tests/support/caller");
const { goodPassword, makeMember } = await import("@tests/support/factories");
const { database } = await import("@/server/db/client");

const db = database();

afterEach(() => void vi.restoreAllMocks());
afterAll(() => oidc.stop());

test("linking asks for the password again once the identity was unlinked", async () => {
  const account = atGoogle({ email: newAddress() });
  await comeWith(account);
  await db.account.deleteMany({ where: { providerAccountId: account.sub } });
  expect((await comeWith(account)).told.result).toBe("link-needed");
});

describe("linking Google to a confirmed account", () => {
  async function makePending() {
    const email = newAddress();
    const { user, cookie } = await makePrepared(email, new Date(0));
    const account = atGoogle({ email });
    const { browser } = await comeWith(account);
    const pending = `aurea.google-link=${browser.jar.get("aurea.google-link")}`;
    return { user, cookie, account, pending };
  }

  test("linking needs the password once, and Google alone signs in afterwards", async () => {
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

  test("repeated or parallel linking creates one link", async () => {
    const { user, pending } = await makePending();
    const tries = Array.from({ length: 8 }, async () => {
      const { call } = await createTestCaller({ cookie: pending });
      return call((caller) => caller.account.linkGoogle({ password: goodPassword }));
    });
    for (const reply of await Promise.all(tries)) expect(reply).toEqual({ id: user.id });
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
  });

  test("linking is throttled like a sign-in", async () => {
    const { pending } = await makePending();
    const codes = [];
    for (let index = 0; index < 12; index += 1) {
      const { call } = await createTestCaller({ cookie: pending });
      const wrong = call((caller) => caller.account.linkGoogle({ password: `wrong-${index}` }));
      codes.push(await wrong.catch((error) => error.code));
    }
    expect(codes).toEqual([...Array(10).fill("BAD_REQUEST"), ...Array(2).fill("TOO_MANY_REQUESTS")]);
  });

  test("linking ends after ten minutes, and is refused without its cookie or with a forged one", async () => {
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

  test("linking does not move an identity linked to another member meanwhile", async () => {
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
});
