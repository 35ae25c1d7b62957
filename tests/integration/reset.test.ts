import { createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { storeLink } from "@tests/support/links";
import { mailboxOfEachTest, secretIn } from "@tests/support/mailbox";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { database } from "@/server/db/client";

const db = database();
const newPassword = "a-reed-in-the-evening-wind";
const mailbox = mailboxOfEachTest();

async function ask(email: string) {
  const { caller } = await createTestCaller();
  return caller.account.requestPasswordReset({ email });
}

async function linkFor(email: string) {
  await ask(email);
  return mailbox.newestSecret(email);
}

async function reset(token: string, password = newPassword) {
  const { caller } = await createTestCaller();
  return caller.account.resetPassword({ token, password });
}

async function account(token: string) {
  const { caller } = await createTestCaller();
  return caller.account.findResetAccount({ token });
}

const spent = { code: "BAD_REQUEST", message: messages.auth.spentLink };

test("a reset request sends one link to the address as the member spelled it at sign-up", async () => {
  const { email } = await makeMember({ email: "Asks@Example.org" });
  expect(await ask("asks@example.ORG")).toEqual({ ok: true });
  await mailbox.deliver();
  const mails = mailbox.to(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.subject).toBe("Choose a new password");
  expect(secretIn(mails[0])).toMatch(/^[\w-]{43}$/);
});

test("a reset request for an unknown address returns the same result as for a known address and stores nothing", async () => {
  const before = [await db.token.count(), await db.outboxMail.count()];
  expect(await ask("unknown@example.org")).toEqual({ ok: true });
  expect([await db.token.count(), await db.outboxMail.count()]).toEqual(before);
});

test("the sixth reset request for an address queues no email, and a known browser has a separate limit", async () => {
  const { email } = await makeMember();
  const owner = createBrowser();
  await owner.signIn(email, goodPassword);
  for (const address of [email, "unknown@example.org"]) {
    for (let index = 0; index < 5; index += 1) await ask(index % 2 ? address : address.toUpperCase());
    expect(await ask(address)).toEqual({ ok: true });
  }
  expect(await db.outboxMail.count({ where: { kind: "reset" } })).toBe(5);
  expect((await owner.mutate("account.requestPasswordReset", { email })).status).toBe(200);
  expect(await db.outboxMail.count({ where: { kind: "reset" } })).toBe(6);
});

test("a reset link sets the password, confirms the address and sends an email", async () => {
  const user = await makeMember();
  expect(await reset(await linkFor(user.email))).toEqual({ ok: true });
  expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
  expect((await createBrowser().signIn(user.email, newPassword)).status).toBe(200);
  const kept = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(kept).toMatchObject({ sessionVersion: 1, emailVerified: expect.any(Date) });
  await mailbox.deliver();
  expect(mailbox.to(user.email).at(-1)?.mail.subject).toBe("Your account has a new password");
});

test("a reset link sets a first password for a member without a password", async () => {
  const { email } = await makeMember({ password: null });
  await reset(await linkFor(email));
  expect((await createBrowser().signIn(email, newPassword)).status).toBe(200);
});

test("the browser that used a reset link can sign in while other people guess passwords", async () => {
  const { email } = await makeMember();
  const token = await linkFor(email);
  for (let index = 0; index < 10; index += 1) await createBrowser().signIn(email, "wrong-password");
  const browser = createBrowser();
  await browser.mutate("account.resetPassword", { token, password: newPassword });
  expect((await createBrowser().signIn(email, newPassword)).status).toBe(429);
  expect((await browser.signIn(email, newPassword)).status).toBe(200);
});

test("an expired reset link is refused and does not change the password", async () => {
  const { email } = await makeMember();
  const token = await linkFor(email);
  await db.token.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
  await expect(reset(token)).rejects.toMatchObject(spent);
  expect((await createBrowser().signIn(email, goodPassword)).status).toBe(200);
});

test("using a reset link voids the other reset links", async () => {
  const { email } = await makeMember();
  const first = await linkFor(email);
  const second = await linkFor(email);
  await reset(second);
  await expect(reset(first)).rejects.toMatchObject(spent);
});

test("a reset link is accepted for a reset only, and a reset accepts no other link", async () => {
  const user = await makeMember();
  const link = await storeLink("verify", user.email, user.id);
  for (const token of [link.id, link.tokenHash, "", "x", "A".repeat(43)]) {
    await expect(reset(token)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  }
  const { caller } = await createTestCaller();
  const token = await linkFor(user.email);
  const crossed = caller.account.verifyEmail({ token });
  await expect(crossed).rejects.toMatchObject(spent);
});

test.each(["password1", "QWERTYUIOP", "iloveyou", "noor", "Noor@Example.org", "noor-de.vries"])(
  "a reset link refuses a weak password and stays valid: %s",
  async (password) => {
    await db.user.deleteMany({ where: { emailCanonical: "noor@example.org" } });
    const { email } = await makeMember({ email: "noor@example.org", displayName: "Noor de Vries" });
    await db.rateLimit.deleteMany();
    const token = await linkFor(email);
    const answer = reset(token, password);
    if (password.length < 6) await expect(answer).rejects.toMatchObject({ code: "BAD_REQUEST" });
    else await expect(answer).rejects.toMatchObject({ message: "New password is too weak." });
    expect(await reset(token)).toEqual({ ok: true });
  },
);

test("sign-up refuses common passwords, the name and the address as the password", async () => {
  const { caller } = await createTestCaller();
  const form = { displayName: "Noor de Vries", email: "weak@example.org" };
  for (const password of ["123456", "Password", "Noor de Vries", "weak@example.org"]) {
    const answer = caller.account.signUp({ ...form, password });
    await expect(answer).rejects.toMatchObject({
      message: "That password is too easy to guess. Please choose another.",
    });
  }
  expect(await db.user.count({ where: { email: form.email } })).toBe(0);
});

test("a valid reset link can be read repeatedly for the account's address, and any other link returns no address", async () => {
  const { id, email } = await makeMember();
  const token = await linkFor(email);
  expect(await account(token)).toEqual({ email });
  expect(await account(token)).toEqual({ email });
  expect(await account((await storeLink("enter", email, id)).secret)).toEqual({ email: null });
  expect(await account("invented")).toEqual({ email: null });
  const { expiresAt } = await db.token.findFirstOrThrow({ where: { email, purpose: "reset" } });
  await db.token.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await account(token)).toEqual({ email: null });
  await db.token.updateMany({ where: { email }, data: { expiresAt } });
  await reset(token);
  expect(await account(token)).toEqual({ email: null });
});

test("a reset or sign-in link that was made for a former address has no effect", async () => {
  const { id, email } = await makeMember();
  const { secret } = await storeLink("reset", `former-${email}`, id);
  expect(await account(secret)).toEqual({ email: null });
  await expect(reset(secret)).rejects.toMatchObject(spent);
  const { secret: token } = await storeLink("enter", `former-${email}`, id);
  const { caller } = await createTestCaller();
  await expect(caller.account.enterByLink({ token })).rejects.toMatchObject(spent);
});
