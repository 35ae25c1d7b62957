import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { cookieHeader } from "@tests/support/cookie-header";
import { runAfterSessionCheck } from "@tests/support/deleted-after-check";
import { goodPassword, makeMember, signInAs, signInNewMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
const spent = { code: "BAD_REQUEST", message: messages.auth.spentLink };

async function verify(token: string) {
  const { caller } = await createTestCaller();
  return caller.account.verifyEmail({ token });
}

test("the sign-up email contains a link whose token confirms the address", async () => {
  const email = "joins@example.org";
  const { caller } = await createTestCaller();
  await caller.account.signUp({ displayName: "Noor", email, password: goodPassword });
  const token = await mailbox.newestSecret(email);
  expect(mailbox.to(email).map(({ mail }) => mail.subject)).toEqual([
    "Welcome to Aurea: please confirm your address",
  ]);
  expect(await caller.profile.get()).toMatchObject({ emailVerified: null });
  expect(await verify(token)).toEqual({ ok: true });
  const profile = await caller.profile.get();
  expect(profile?.emailVerified).toBeInstanceOf(Date);
});

test("a refused sign-up sends no email", async () => {
  const { email } = await makeMember();
  const { caller } = await createTestCaller();
  const again = caller.account.signUp({ displayName: "Noor", email, password: goodPassword });
  await expect(again).rejects.toMatchObject({ message: "An error occurred during sign up" });
  await mailbox.deliver();
  expect(mailbox.to(email)).toEqual([]);
});

test("a member can request another confirmation email until the address is confirmed", async () => {
  const { user, caller } = await createMemberCaller();
  expect(await caller.account.resendVerification()).toEqual({ isSent: true });
  const token = await mailbox.newestSecret(user.email);
  await verify(token);
  expect(await caller.account.resendVerification()).toEqual({ isSent: false });
});

test("a sign-in link requested for an unconfirmed address is sent as a reset link, and the email says why", async () => {
  const { user, caller } = await createMemberCaller();
  await caller.account.requestSignInLink({ email: user.email });
  const token = await mailbox.newestSecret(user.email);
  const text = mailbox.to(user.email).at(-1)?.mail.text;
  expect(text).toContain("You asked for a link that signs in");
  expect(text).not.toContain("You asked for a new password");
  await expect(caller.account.enterByLink({ token })).rejects.toMatchObject(spent);
  await caller.account.resetPassword({ token, password: "a-reed-in-the-evening-wind" });
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).emailVerified).toBeInstanceOf(Date);
});

test("a member's sixth request for a confirmation email in an hour is refused", async () => {
  const { caller } = await createMemberCaller();
  const resend = () => caller.account.resendVerification();
  for (let index = 0; index < 5; index += 1) await resend();
  await expect(resend()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a confirmation link confirms nothing after it has expired or while the account has another address", async () => {
  const { user, caller } = await createMemberCaller();
  await caller.account.resendVerification();
  const token = await mailbox.newestSecret(user.email);
  const elsewhere = { email: "else@example.org", emailCanonical: "else@example.org" };
  await db.user.update({ where: { id: user.id }, data: elsewhere });
  await expect(verify(token)).rejects.toMatchObject(spent);
  const back = { email: user.email, emailCanonical: user.emailCanonical };
  await db.user.update({ where: { id: user.id }, data: back });
  await db.token.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(0) } });
  await expect(verify(token)).rejects.toMatchObject(spent);
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).emailVerified).toBeNull();
});

async function ask(cookie: string, email: string, password = goodPassword) {
  const { caller } = await createTestCaller({ cookie });
  return caller.account.requestEmailChange({ email, password });
}

async function confirm(token: string, cookie?: string) {
  const { caller, jar } = await createTestCaller({ cookie });
  return { answer: await caller.account.confirmEmailChange({ token }), caller, jar };
}

test("a confirmed new address takes effect, the old address gets an email, and the current browser stays signed in", async () => {
  const user = await makeMember({ emailVerified: new Date() });
  const here = await signInAs(user);
  expect(await ask(here.cookie, "New@Example.org")).toEqual({ ok: true });
  const { answer, caller } = await confirm(await mailbox.newestSecret("New@Example.org"), here.cookie);
  expect(answer).toEqual({ isSignedIn: true });
  expect(await caller.profile.get()).toMatchObject({
    email: "New@example.org",
    emailVerified: expect.any(Date),
  });
  await mailbox.deliver();
  const notice = mailbox.to(user.email).at(-1);
  expect(notice?.mail.subject).toBe("Your account has a new address");
  expect(notice?.mail.text).toContain("New@example.org");
  expect((await createBrowser().signIn("new@example.org", goodPassword)).status).toBe(200);
  expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
});

test("confirming a new address in a signed-out browser signs no one in", async () => {
  const user = await makeMember();
  await ask((await signInAs(user)).cookie, "quiet@example.org");
  const { answer, jar } = await confirm(await mailbox.newestSecret("quiet@example.org"));
  expect(answer).toEqual({ isSignedIn: false });
  expect(jar.size).toBe(0);
});

test("a used link that confirms a new address succeeds again, without a sign-in, until the address changes", async () => {
  const { user, cookie } = await signInNewMember();
  await ask(cookie, "again@example.org");
  const token = await mailbox.newestSecret("again@example.org");
  const { jar } = await confirm(token, cookie);
  const after = await confirm(token);
  expect(after.answer).toEqual({ isSignedIn: false });
  expect(after.jar.size).toBe(0);
  expect((await confirm(token, cookieHeader(jar))).answer).toEqual({ isSignedIn: true });
  const moved = { email: "next@example.org", emailCanonical: "next@example.org" };
  await db.user.update({ where: { id: user.id }, data: moved });
  await expect(confirm(token)).rejects.toMatchObject(spent);
});

test("confirming a new address in another member's browser does not end that member's session", async () => {
  const user = await makeMember();
  const other = await makeMember();
  await ask((await signInAs(user)).cookie, "moved@example.org");
  const { cookie } = await signInAs(other);
  const { answer, caller } = await confirm(await mailbox.newestSecret("moved@example.org"), cookie);
  expect(answer).toEqual({ isSignedIn: false });
  expect(await caller.profile.get()).toMatchObject({ email: other.email });
});

test("a request to change to a taken address gets the same answer as for a free address, and changes nothing", async () => {
  const user = await makeMember();
  const taken = await makeMember();
  const { cookie } = await signInAs(user);
  expect(await ask(cookie, taken.email)).toEqual(await ask(cookie, "free@example.org"));
  const token = await mailbox.newestSecret(taken.email);
  await expect(confirm(token)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ email: user.email });
});

test("changing the address requires the password, limits guesses and refuses the current address", async () => {
  const { user, cookie } = await signInNewMember();
  await expect(ask(cookie, user.email.toUpperCase())).rejects.toMatchObject({
    message: messages.auth.emailSame,
  });
  for (let index = 0; index < 4; index += 1) {
    await expect(ask(cookie, "x@example.org", "wrong-password")).rejects.toMatchObject({
      message: "Current password is incorrect.",
    });
  }
  await expect(ask(cookie, "x@example.org", "wrong-password")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await mailbox.deliver();
  expect(mailbox.to("x@example.org")).toEqual([]);
});

test("a request for a new address is refused if the password changes during the request", async () => {
  const { user, cookie } = await signInNewMember();
  runAfterSessionCheck(() =>
    db.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } }),
  );
  await expect(ask(cookie, "overtaken@example.org")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await mailbox.deliver();
  expect(mailbox.to("overtaken@example.org")).toEqual([]);
});

test("confirming a new address voids the links of another requested address and of a password reset", async () => {
  const { user, cookie } = await signInNewMember();
  await ask(cookie, "first@example.org");
  await ask(cookie, "second@example.org");
  const other = await mailbox.newestSecret("second@example.org");
  const token = await mailbox.newestSecret("first@example.org");
  const { caller } = await createTestCaller();
  await caller.account.requestPasswordReset({ email: user.email });
  const reset = await mailbox.newestSecret(user.email);
  await confirm(token);
  await expect(confirm(other)).rejects.toMatchObject(spent);
  const late = caller.account.resetPassword({ token: reset, password: "a-reed-in-the-evening-wind" });
  await expect(late).rejects.toMatchObject(spent);
});

test("a change of the password voids the links of a requested address, a sign-in and a password reset", async () => {
  const { user, cookie } = await signInNewMember({ emailVerified: new Date() });
  const { caller } = await createTestCaller({ cookie });
  await ask(cookie, "voided@example.org");
  const move = await mailbox.newestSecret("voided@example.org");
  await caller.account.requestSignInLink({ email: user.email });
  const enter = await mailbox.newestSecret(user.email);
  await caller.account.requestPasswordReset({ email: user.email });
  const reset = await mailbox.newestSecret(user.email);
  const password = "a-reed-in-the-evening-wind";
  const passwords = { currentPassword: goodPassword, newPassword: password, confirmPassword: password };
  await caller.profile.changePassword(passwords);
  await expect(confirm(move)).rejects.toMatchObject(spent);
  await expect(caller.account.enterByLink({ token: enter })).rejects.toMatchObject(spent);
  await expect(caller.account.resetPassword({ token: reset, password })).rejects.toMatchObject(spent);
});
