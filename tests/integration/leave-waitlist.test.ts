import { anyEmail } from "@tests/support/application";
import { refusal } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { join, leave } from "@tests/support/intake";
import { storeLink } from "@tests/support/links";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { raced } from "@tests/support/raced";
import { expect, test } from "vitest";
import { inviteEntries } from "@/features/desk/waitlist/service";
import { database } from "@/server/db/client";
import { voidLinks } from "@/server/one-time-link";

const db = database();
const mailbox = mailboxOfEachTest();

const entryOf = (email: string) =>
  db.groupCoachingEntry.findUniqueOrThrow({ where: { emailCanonical: email } });

async function joined(email = anyEmail()) {
  await join({ name: "Noor", email });
  return { email, secret: await mailbox.newestSecret(email) };
}

test("a link to leave the waiting list takes effect once, even if it is used fifty times in parallel", async () => {
  const { email, secret } = await joined();
  const { refused } = await raced(50, () => leave(secret));
  expect(refused).toHaveLength(49);
  for (const reason of refused) expect(reason).toMatchObject(refusal("spent-link"));
  const { id } = await entryOf(email);
  expect(await db.auditEntry.count({ where: { subject: `entry:${id}`, action: "waitlist.left" } })).toBe(1);
});

test("a waiting list email that is still queued when the person leaves is cancelled", async () => {
  const { email, secret } = await joined();
  await db.groupCoachingEntry.update({ where: { emailCanonical: email }, data: { confirmedAt: null } });
  await join({ name: "Noor", email });
  await leave(secret);
  await mailbox.deliver();
  expect(mailbox.to(email)).toHaveLength(1);
  const where = { recipient: email, state: "cancelled", lastError: "not-wanted" };
  expect(await db.outboxMail.count({ where })).toBe(1);
});

test("a link to leave the waiting list is valid for 400 days, even if the links of an account are voided", async () => {
  const { email } = await joined();
  await voidLinks(db, (await makeMember({ email })).id);
  const link = await db.token.findFirstOrThrow({ where: { purpose: "leave", email } });
  const days = (link.expiresAt.getTime() - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(399.9);
  expect(days).toBeLessThanOrEqual(400);
  expect(link).toMatchObject({ userId: null, usedAt: null });
});

test("a link to leave the waiting list is refused as spent if it has expired, and as not found if it is unknown", async () => {
  const { email, secret } = await joined();
  await db.token.updateMany({ where: { email }, data: { expiresAt: new Date(0) } });
  await expect(leave(secret)).rejects.toMatchObject(refusal("spent-link"));
  expect(await entryOf(email)).toMatchObject({ status: "waiting" });
  await expect(leave("x".repeat(43))).rejects.toMatchObject(refusal("not-there"));
  for (const wrong of ["", "x".repeat(201)]) {
    await expect(leave(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  }
});

test("the stored hash of a link cannot be used to leave the waiting list", async () => {
  const { email } = await joined();
  await storeLink("reset", email);
  const secrets = await db.token.findMany({ where: { email }, select: { tokenHash: true } });
  for (const { tokenHash } of secrets)
    await expect(leave(tokenHash)).rejects.toMatchObject(refusal("not-there"));
  expect(await entryOf(email)).toMatchObject({ status: "waiting" });
});

test("a person who left the waiting list and joins again gets one email with a new link to leave it", async () => {
  const { email, secret } = await joined();
  await db.groupCoachingEntry.update({
    where: { emailCanonical: email },
    data: { status: "invited", notified: true, notifiedAt: new Date() },
  });
  await leave(secret);
  const before = await entryOf(email);
  await Promise.all(Array.from({ length: 10 }, () => join({ name: "Nora", email, motivation: "Again." })));
  await mailbox.deliver();
  expect(mailbox.to(email)).toHaveLength(2);
  const after = await entryOf(email);
  expect(after).toMatchObject({
    id: before.id,
    name: "Nora",
    motivation: "Again.",
    status: "waiting",
    leftAt: null,
    notified: false,
    notifiedAt: null,
  });
  expect(after.submittedAt.getTime()).toBeGreaterThan(before.submittedAt.getTime());
  expect(after.searchText).toMatch(/^nora /);
  await expect(leave(secret)).rejects.toMatchObject(refusal("spent-link"));
  expect(await leave(await mailbox.newestSecret(email))).toEqual({ ok: true });
});

test("an invitation that is still queued when the person leaves and joins again is not sent, even after the next invitation", async () => {
  const { email, secret } = await joined();
  const { id } = await entryOf(email);
  await inviteEntries(db, { ids: [id], actorId: "a coach" });
  const invitation = { kind: "waitlistInvited", about: `entry:${id}` };
  await leave(secret);
  await join({ name: "Noor", email });
  const cancelled = { state: "cancelled", lastError: "not-wanted" };
  expect(await db.outboxMail.findMany({ where: invitation })).toMatchObject([cancelled]);
  // Simulates a mailer that leased the invitation before it was cancelled.
  await db.outboxMail.updateMany({ where: invitation, data: { state: "queued" } });
  await mailbox.deliver();
  expect(await db.outboxMail.findMany({ where: invitation })).toMatchObject([cancelled]);
  await inviteEntries(db, { ids: [id], actorId: "a coach" });
  await mailbox.deliver();
  expect(await db.outboxMail.count({ where: { ...invitation, state: "sent" } })).toBe(1);
});

test("using the newest link to leave the waiting list voids the entry's earlier link", async () => {
  const { email, secret } = await joined();
  await db.groupCoachingEntry.update({ where: { emailCanonical: email }, data: { confirmedAt: null } });
  const second = await joined(email);
  expect(second.secret).not.toBe(secret);
  await leave(second.secret);
  await expect(leave(secret)).rejects.toMatchObject(refusal("spent-link"));
});
