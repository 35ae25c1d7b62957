import { createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceCookie } from "@/server/auth/sign-in-limit";
import { database } from "@/server/db/client";

const kdf = vi.hoisted(() => ({ hash: 0, verify: 0 }));

// The real functions with a counter.
vi.mock("@node-rs/argon2", async (load) => {
  const real = await load<typeof import("@node-rs/argon2")>();
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      kdf.hash += 1;
      return real.hash(...given);
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      kdf.verify += 1;
      return real.verify(...given);
    },
  };
});

const db = database();
const newPassword = "another-quiet-water";
const change = (
  input: Partial<Record<"currentPassword" | "newPassword" | "confirmPassword", string>> = {},
) => ({
  currentPassword: goodPassword,
  newPassword,
  confirmPassword: newPassword,
  ...input,
});

/** Moves the clock ten minutes past the sign-in. */
const tenMinutesLater = () => vi.setSystemTime(Date.now() + 10 * 60_000);
const reason = (name: string) => expect.objectContaining({ cause: expect.objectContaining({ name }) });
const sessionOf = (jar: Map<string, string>) => `aurea.session=${jar.get("aurea.session")}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("changing the password", () => {
  test("a password change ends every other session, renews this one's id and is emailed", async () => {
    const user = await makeMember();
    const other = await createTestCaller({ user });
    await other.call((caller) => caller.profile.get());
    const { call, jar } = await createTestCaller({ user });
    const before = sessionOf(jar);
    await call((caller) => caller.profile.get());

    expect(await call((caller) => caller.profile.changePassword(change()))).toEqual({ isChanged: true });

    await expect(other.call((caller) => caller.profile.get())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    const replay = await createTestCaller({ cookie: before });
    await expect(replay.call((caller) => caller.profile.get())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect(sessionOf(jar)).not.toBe(before);
    expect(await call((caller) => caller.profile.get())).toMatchObject({ id: user.id });
    expect((await call((caller) => caller.profile.listSessions())).length).toBe(1);

    expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
    expect((await createBrowser().signIn(user.email, newPassword)).status).toBe(200);
    const mails = await db.outboxMail.findMany({ where: { recipient: user.email } });
    expect(mails.map(({ kind }) => kind)).toEqual(["passwordChanged"]);
    expect(JSON.stringify(mails)).not.toContain(newPassword);
  });

  test("a password change costs one verification and one hash, and a refused one no hash", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.changePassword(change({ currentPassword: "wrong-one" }))).catch(
      () => {},
    );
    Object.assign(kdf, { hash: 0, verify: 0 });
    await call((caller) => caller.profile.changePassword(change({ currentPassword: "wrong-one" }))).catch(
      () => {},
    );
    expect(kdf).toEqual({ hash: 0, verify: 1 });
    await call((caller) => caller.profile.changePassword(change()));
    expect(kdf).toEqual({ hash: 1, verify: 2 });
  });

  test("a password change voids pending one-time links", async () => {
    const user = await makeMember();
    const expiresAt = new Date(Date.now() + 60_000);
    await db.token.create({ data: { userId: user.id, purpose: "reset", tokenHash: user.id, expiresAt } });
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.changePassword(change()));
    expect((await db.token.findFirstOrThrow({ where: { userId: user.id } })).usedAt).not.toBeNull();
  });

  test("a wrong current password changes nothing", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    const wrong = call((caller) => caller.profile.changePassword(change({ currentPassword: "not-it" })));
    await expect(wrong).rejects.toThrow("Current password is incorrect.");
    await expect(wrong).rejects.toEqual(reason("wrong-password"));
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      passwordHash: user.passwordHash,
      sessionVersion: 0,
    });
    expect(await db.outboxMail.count({ where: { recipient: user.email } })).toBe(0);
  });

  test("a password change needs the current password, however fresh the sign-in", async () => {
    const { call } = await createTestCaller({ user: await makeMember() });
    const empty = call((caller) => caller.profile.changePassword(change({ currentPassword: "" })));
    await expect(empty).rejects.toThrow("Please enter your current password.");
  });

  test.each([
    ["a common one", "password123"],
    ["the member's name", "noor-de-vries"],
    ["the member's address", "NOOR.weak@example.org"],
    ["the part before the @", "noorweak"],
  ])("a password change is refused for %s", async (_what, weak) => {
    await db.user.deleteMany({ where: { emailCanonical: "noor.weak@example.org" } });
    const user = await makeMember({ email: "noor.weak@example.org", displayName: "Noor de Vries" });
    const { call, jar } = await createTestCaller({ user });
    jar.set("aurea.device", encodeURIComponent(deviceCookie(user.emailCanonical)[1]));
    const weakly = call((caller) =>
      caller.profile.changePassword(change({ newPassword: weak, confirmPassword: weak })),
    );
    await expect(weakly).rejects.toThrow("New password is too weak.");
    await expect(weakly).rejects.toEqual(reason("password-weak"));
    expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(200);
  });

  test.each([
    ["five characters", { newPassword: "short", confirmPassword: "short" }, "newPassword"],
    [
      "1,025 characters",
      { newPassword: "x".repeat(1_025), confirmPassword: "x".repeat(1_025) },
      "newPassword",
    ],
    ["another one the second time", { confirmPassword: "another-one" }, "confirmPassword"],
  ])("a password change with %s is refused and names the field", async (_what, input, field) => {
    const { call } = await createTestCaller({ user: await makeMember() });
    const refused = call((caller) => caller.profile.changePassword(change(input)));
    await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining(field) });
  });

  test("six parallel password changes happen once, and the winner's cookie keeps working", async () => {
    const user = await makeMember();
    const callers = await Promise.all(Array.from({ length: 6 }, () => createTestCaller({ user })));
    const results = await Promise.allSettled(
      callers.map(({ call }, index) => {
        const password = `another-quiet-water-${index}`;
        const input = change({ newPassword: password, confirmPassword: password });
        return call((caller) => caller.profile.changePassword(input));
      }),
    );
    const winners = results.flatMap((result, index) => (result.status === "fulfilled" ? [index] : []));
    expect(winners).toHaveLength(1);
    const [winner = -1] = winners;
    expect(await callers[winner]?.call((caller) => caller.profile.get())).toMatchObject({ id: user.id });
    const signIn = await createBrowser().signIn(user.email, `another-quiet-water-${winner}`);
    expect(signIn.status).toBe(200);
    expect(await db.outboxMail.count({ where: { recipient: user.email } })).toBe(1);
    expect(await db.authSession.count({ where: { userId: user.id, revokedAt: null } })).toBe(2);
  });

  test("a Google member sets a first password once, right after signing in", async () => {
    const user = await makeMember({ password: null });
    const { call } = await createTestCaller({ user });
    Object.assign(kdf, { hash: 0, verify: 0 });
    await call((caller) => caller.profile.changePassword(change({ currentPassword: "" })));
    expect(kdf).toEqual({ hash: 1, verify: 0 });
    expect(await call((caller) => caller.profile.get())).toMatchObject({ hasPassword: true });
    expect((await createBrowser().signIn(user.email, newPassword)).status).toBe(200);
    const again = call((caller) => caller.profile.changePassword(change({ currentPassword: "" })));
    await expect(again).rejects.toThrow("Please enter your current password.");
  });

  test("a Google member whose sign-in is six minutes old has to sign in again", async () => {
    const user = await makeMember({ password: null });
    const { call } = await createTestCaller({ user });
    tenMinutesLater();
    const late = call((caller) => caller.profile.changePassword(change({ currentPassword: "" })));
    await expect(late).rejects.toEqual(reason("stale-session"));
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ passwordHash: null });
  });
});
