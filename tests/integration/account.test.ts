import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser, createMemberBrowser } from "@tests/support/http";
import { raced } from "@tests/support/raced";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const form = (email: string) => ({ displayName: "Noor", email, password: goodPassword });

test("sign-up creates an Explorer with the specified defaults and a password hash, and signs the member in", async () => {
  const { caller, jar } = await createTestCaller();
  const { id } = await caller.account.signUp(form("Noor@Example.org"));
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  expect(user).toMatchObject({
    email: "Noor@example.org",
    emailCanonical: "noor@example.org",
    displayName: "Noor",
    photoURL: null,
    membershipStatus: "explorer",
    purchasedProducts: [],
    role: "member",
    emailVerified: null,
  });
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(jar.has("aurea.session")).toBe(true);
  const profile = await caller.profile.get();
  expect(profile).toMatchObject({ id, email: "Noor@example.org" });
});

test("twelve parallel sign-ups with one address create one account", async () => {
  const { caller } = await createTestCaller();
  const { done } = await raced(12, () => caller.account.signUp(form("race@example.org")));
  expect(done).toHaveLength(1);
  expect(await db.user.count({ where: { emailCanonical: "race@example.org" } })).toBe(1);
});

test("the right password sets a cookie under 1 KB with a Max-Age of 30 days, HttpOnly and SameSite=Lax", async () => {
  const { email } = await makeMember();
  const browser = createBrowser();
  const response = await browser.signIn(email.toUpperCase(), goodPassword);
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith("aurea.session="));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Max-Age=2592000/i);
  expect(cookie?.length).toBeLessThan(1_024);
  expect(await browser.session()).toMatchObject({ user: { email, name: "Noor" } });
});

test("sign-in requires the CSRF token", async () => {
  const { email } = await makeMember();
  const browser = createBrowser();
  const response = await browser.auth("callback/credentials", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: goodPassword, json: "true", csrfToken: "made-up" }),
  });
  expect(await response.text()).toContain("csrf=true");
  expect(browser.sessionValue()).toBeUndefined();
});

test.each([
  ["14 days without use", { lastSeenAt: new Date(Date.now() - 14 * 86_400_000 - 1) }],
  ["30 days", { absoluteExpiresAt: new Date(Date.now() - 1) }],
])("a session is refused after %s", async (_what, data) => {
  const { user, caller } = await createMemberCaller();
  await db.authSession.updateMany({ where: { userId: user.id }, data });
  await expect(caller.profile.get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("a sign-in gets no valid session if the password changes during the sign-in", async () => {
  const user = await makeMember();
  await db.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
  // The sign-in has read the member before the change.
  const { caller } = await createTestCaller({ user });
  await expect(caller.profile.get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("only a coach's session contains isCoach", async () => {
  for (const role of ["coach", "member"]) {
    const { user: member, browser } = await createMemberBrowser({ role });
    const { id, email } = member;
    const { user } = await (await browser.auth("session")).json();
    expect(user).toEqual({
      id,
      email,
      name: "Noor",
      image: null,
      ...(role === "coach" && { isCoach: true }),
    });
  }
});
