import { hash, verify } from "@node-rs/argon2";
import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { storeLink } from "@tests/support/links";
import { describe, expect, test } from "vitest";
import { messages } from "@/content/messages";
import { newPasswordFormSchema, signInSchema, signUpFormSchema } from "@/features/account/schema";
import { changePasswordFormSchema, changePasswordSchema } from "@/features/profile/schema";
import { database } from "@/server/db/client";

const db = database();
const composed = "café-naïve-9".normalize("NFC");
const decomposed = composed.normalize("NFD");
const bothWays: [string, string, string][] = [
  ["composed", composed, decomposed],
  ["decomposed", decomposed, composed],
];

const statusOf = async (email: string, password: string) =>
  (await createBrowser().signIn(email, password)).status;

async function expectSignIn(email: string, ...passwords: string[]) {
  for (const password of passwords) expect(await statusOf(email, password), password).toBe(200);
}

const storedHash = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).passwordHash ?? "";

/** Earlier releases hashed passwords without normalising them. */
async function makeOldMember(password = decomposed) {
  const user = await makeMember({ password: null });
  return db.user.update({ where: { id: user.id }, data: { passwordHash: await hash(password) } });
}

describe.each(isFull ? bothWays : bothWays.slice(1))("a password set in %s form", (_form, first, second) => {
  test("sign-in accepts both Unicode forms of a password set by a reset", async () => {
    const { id, email } = await makeMember();
    const { secret } = await storeLink("reset", email, id);
    const { caller } = await createTestCaller();
    await caller.account.resetPassword({ token: secret, password: first });
    await expectSignIn(email, first, second);
  });

  test("sign-in accepts both Unicode forms of a changed password, even if its confirmation was typed in the other form", async () => {
    const { user, caller } = await createMemberCaller({ password: first });
    const change = { currentPassword: second, newPassword: `${first}!`, confirmPassword: `${second}!` };
    await caller.profile.changePassword(change);
    await expectSignIn(user.email, `${first}!`, `${second}!`);
  });

  test("a change of address and an account deletion accept the password in the other Unicode form", async () => {
    const { user, caller } = await createMemberCaller({ password: first });
    const email = `new-${user.email}`;
    await caller.account.requestEmailChange({ email, password: second });
    expect(await caller.profile.deleteAccount({ password: second })).toEqual({ isDeleted: true });
  });

  test("a new password and its confirmation may differ in their Unicode form", () => {
    const person = { displayName: "Noor", email: "noor@example.org" };
    const twice = { password: first, confirmPassword: second };
    expect(signUpFormSchema.parse({ ...person, ...twice })).toMatchObject({ password: composed });
    expect(newPasswordFormSchema.parse(twice)).toMatchObject({ password: composed });
    const change = { currentPassword: first, newPassword: first, confirmPassword: second };
    for (const schema of [changePasswordSchema, changePasswordFormSchema]) {
      expect(schema.parse(change)).toEqual({
        currentPassword: first,
        newPassword: composed,
        confirmPassword: composed,
      });
    }
  });
});

test("a new password's length is counted in composed characters, and sign-in accepts shorter passwords", () => {
  const five = "\u00e9".repeat(5);
  const decomposedFive = five.normalize("NFD");
  const twice = { password: decomposedFive, confirmPassword: decomposedFive };
  expect(newPasswordFormSchema.safeParse(twice).error?.issues[0]?.message).toBe(
    messages.fields.passwordTooShort,
  );
  for (const password of [five, decomposedFive]) {
    expect(signInSchema.parse({ email: "noor@example.org", password })).toMatchObject({ password });
  }
});

test("spaces and full-width characters in a password are significant", async () => {
  const { email } = await makeMember({ password: " ｗａｔｅｒ ９ " });
  const typed = [" ｗａｔｅｒ ９ ", "ｗａｔｅｒ ９", " water 9 ", " ｗａｔｅｒ  ９ "];
  const statuses = [];
  for (const password of typed) statuses.push(await statusOf(email, password));
  expect(statuses).toEqual([200, 401, 401, 401]);
});

test.each([
  ["a non-breaking space", "slow\u00a0river 9", "slow river 9"],
  ["an ideographic space", "slow\u3000river 9", "slow river 9"],
  ["invisible characters that were copied with it", "\ufeffslow river 9\u200b", "slow river 9"],
  ["an emoji with a variation selector", "slow ❤\ufe0f 9", "slow ❤ 9"],
  ["a Persian non-joiner", "می\u200cخواهم", "میخواهم"],
])(
  "sign-in accepts a password with %s and its plain spelling interchangeably",
  async (_what, first, second) => {
    for (const [set, typed] of [
      [first, second],
      [second, first],
    ] as const) {
      const { caller, user } = await createMemberCaller({ password: goodPassword });
      await caller.profile.changePassword({
        currentPassword: goodPassword,
        newPassword: set,
        confirmPassword: typed,
      });
      await expectSignIn(user.email, set, typed);
    }
  },
);

test("a password with a non-breaking space still matches its older hash, which is then renewed", async () => {
  const user = await makeOldMember("caf\u00e9\u00a0na\u00efve-9");
  await expectSignIn(user.email, "cafe\u0301\u00a0nai\u0308ve-9", "café naïve-9");
});

test("a new password of invisible characters alone is refused", () => {
  const password = "\u200b".repeat(8);
  const issues = newPasswordFormSchema.safeParse({ password, confirmPassword: password }).error?.issues;
  expect(issues?.[0]?.message).toBe(messages.fields.passwordRequired);
});

test.each([...bothWays, ["decomposed", decomposed, decomposed] as const])(
  "an older hash of the %s password %j accepts the password typed as %j, and is renewed once",
  async (_form, first, typed) => {
    const user = await makeOldMember(first);
    expect(await statusOf(user.email, typed)).toBe(200);
    const renewed = await storedHash(user.id);
    expect(await verify(renewed, composed)).toBe(true);
    await expectSignIn(user.email, composed, decomposed);
    expect(await storedHash(user.id)).toBe(renewed);
  },
);

test("a change of address renews an older password hash and ends no session", async () => {
  const user = await makeOldMember();
  const { caller } = await createTestCaller({ user });
  const email = `new-${user.email}`;
  await caller.account.requestEmailChange({ email, password: decomposed });
  expect(await verify(await storedHash(user.id), composed)).toBe(true);
  expect(await caller.profile.get()).toMatchObject({ id: user.id });
});

test("a sign-in with a wrong password leaves an older password hash unchanged", async () => {
  const user = await makeOldMember();
  expect(await statusOf(user.email, `${decomposed}!`)).toBe(401);
  expect(await storedHash(user.id)).toBe(user.passwordHash);
});

test("a password that is far too long is refused before it is normalised", () => {
  const password = `a${"\u0301\u0323".repeat(20_000)}`;
  const startedAt = performance.now();
  const signIn = { email: "noor@example.org", password };
  const change = { currentPassword: password, newPassword: password, confirmPassword: password };
  const refused = [signInSchema.safeParse(signIn), changePasswordSchema.safeParse(change)];
  for (const { error } of refused)
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(
      new Set([messages.fields.passwordTooLong]),
    );
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
