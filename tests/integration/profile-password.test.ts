import { createMemberCaller, createTestCaller, refusal } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { beforeEach, expect, test, vi } from "vitest";
import { createDeviceCookie } from "@/server/auth/sign-in-limit";
import { database } from "@/server/db/client";

const db = database();
const newPassword = "another-quiet-water";
const change = (
  input: Partial<Record<"currentPassword" | "newPassword" | "confirmPassword", string>> = {},
) => ({ currentPassword: goodPassword, newPassword, confirmPassword: newPassword, ...input });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

test("a password change ends every other session, renews the current session's id and sends an email", async () => {
  const user = await makeMember({ emailVerified: new Date() });
  await createTestCaller({ user });
  const { caller, jar } = await createTestCaller({ user });
  const before = jar.get("aurea.session");

  expect(await caller.profile.changePassword(change())).toEqual({ isChanged: true });

  expect(jar.get("aurea.session")).not.toBe(before);
  expect(await caller.profile.get()).toMatchObject({ id: user.id });
  expect((await caller.profile.listSessions()).length).toBe(1);

  expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
  expect((await createBrowser().signIn(user.email, newPassword)).status).toBe(200);
  const mails = await db.outboxMail.findMany({ where: { recipient: user.email } });
  expect(mails.map(({ kind }) => kind)).toEqual(["passwordChanged"]);
  expect(mails[0]?.subject).toBe("Your account has a new password");
  expect(JSON.stringify(mails)).not.toContain(newPassword);
});

test("a password change with a wrong current password is refused and changes nothing", async () => {
  const { user, caller } = await createMemberCaller();
  const wrong = caller.profile.changePassword(change({ currentPassword: "not-it" }));
  await expect(wrong).rejects.toThrow("Current password is incorrect.");
  await expect(wrong).rejects.toMatchObject(refusal("wrong-password"));
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    passwordHash: user.passwordHash,
    sessionVersion: 0,
  });
  expect(await db.outboxMail.count({ where: { recipient: user.email } })).toBe(0);
});

test("a password change requires the current password, however recent the sign-in", async () => {
  const { caller } = await createTestCaller({ user: await makeMember() });
  const empty = caller.profile.changePassword(change({ currentPassword: "" }));
  await expect(empty).rejects.toThrow("Please enter your current password.");
});

test.each([
  ["a common password", "password123"],
  ["the member's name", "noor-de-vries"],
  ["the local part of the address", "noorweak"],
])("a password change to %s is refused", async (_what, weak) => {
  await db.user.deleteMany({ where: { emailCanonical: "noor.weak@example.org" } });
  const { user, caller, jar } = await createMemberCaller({
    email: "noor.weak@example.org",
    displayName: "Noor de Vries",
  });
  jar.set(
    "aurea.device",
    encodeURIComponent(createDeviceCookie({ sub: user.id, sv: user.sessionVersion })[1]),
  );
  const weakly = caller.profile.changePassword(change({ newPassword: weak, confirmPassword: weak }));
  await expect(weakly).rejects.toThrow("New password is too weak.");
  await expect(weakly).rejects.toMatchObject(refusal("password-weak"));
  expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(200);
});

test.each([
  ["a new password of five characters", { newPassword: "short", confirmPassword: "short" }, "newPassword"],
  [
    "a new password of 1,025 characters",
    { newPassword: "x".repeat(1_025), confirmPassword: "x".repeat(1_025) },
    "newPassword",
  ],
  ["a different confirmation", { confirmPassword: "another-one" }, "confirmPassword"],
])("a password change with %s is refused with an error that names the field", async (_what, input, field) => {
  const { caller } = await createTestCaller({ user: await makeMember() });
  const refused = caller.profile.changePassword(change(input));
  await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining(field) });
});

test("of six parallel password changes one succeeds, and its caller stays signed in", async () => {
  const user = await makeMember({ emailVerified: new Date() });
  const callers = await Promise.all(Array.from({ length: 6 }, () => createTestCaller({ user })));
  const results = await Promise.allSettled(
    callers.map(({ caller }, index) => {
      const password = `another-quiet-water-${index}`;
      const input = change({ newPassword: password, confirmPassword: password });
      return caller.profile.changePassword(input);
    }),
  );
  const winners = results.flatMap((result, index) => (result.status === "fulfilled" ? [index] : []));
  expect(winners).toHaveLength(1);
  const [winner = -1] = winners;
  expect(await callers[winner]?.caller.profile.get()).toMatchObject({ id: user.id });
  const signIn = await createBrowser().signIn(user.email, `another-quiet-water-${winner}`);
  expect(signIn.status).toBe(200);
  expect(await db.outboxMail.count({ where: { recipient: user.email } })).toBe(1);
  expect(await db.authSession.count({ where: { userId: user.id, revokedAt: null } })).toBe(2);
});

test("a Google member sets a first password once, after a recent sign-in", async () => {
  const { user, caller } = await createMemberCaller({ password: null });
  await caller.profile.changePassword(change({ currentPassword: "" }));
  expect(await caller.profile.get()).toMatchObject({ hasPassword: true });
  expect((await createBrowser().signIn(user.email, newPassword)).status).toBe(200);
  const again = caller.profile.changePassword(change({ currentPassword: "" }));
  await expect(again).rejects.toThrow("Please enter your current password.");
});

test("a Google member whose sign-in is ten minutes old has to sign in again before setting a first password", async () => {
  const { user, caller } = await createMemberCaller({ password: null });
  vi.setSystemTime(Date.now() + 10 * 60_000);
  const late = caller.profile.changePassword(change({ currentPassword: "" }));
  await expect(late).rejects.toMatchObject(refusal("stale-session"));
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ passwordHash: null });
});
