import { createTestCaller, refusal } from "@tests/support/caller";
import { deleteAfterSessionCheck } from "@tests/support/deleted-after-check";
import { storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { raced } from "@tests/support/raced";
import { expect, test } from "vitest";
import { moveApplication } from "@/features/desk/applications/move-service";
import type { ApplicationStatus } from "@/features/desk/applications/moves";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";

const db = database();
const invitation = { subject: "Shall we talk", body: "Please come." };
const minuteMs = 60_000;

async function makeCoach(displayName: string) {
  return (await createTestCaller({ user: await makeMember({ role: "coach", displayName }) })).caller.desk;
}

const [coach, other] = await Promise.all([makeCoach("Ines"), makeCoach("Oskar")]);

type Move = { from?: ApplicationStatus; to?: ApplicationStatus; mail?: typeof invitation | null };

const get = (id: string) => coach.applications.get({ id });
const undoMove = (id: string, move: string, by = coach) => by.applications.undoMove({ id, move });
const moveOn = (id: string, { from = "in_review", to = "invited", mail = invitation }: Move = {}) =>
  coach.applications.move({ id, from, to, mail });

/** Returns the application with the id of its status change. */
async function makeMoved(given: Move = {}) {
  const { id } = await storeApplication({ status: given.from ?? "in_review" });
  await moveOn(id, given);
  const { undoableMove } = await get(id);
  if (!undoableMove) throw new Error("nothing to undo");
  return { id, move: undoableMove.id, undoableMove };
}

const mailsOf = (id: string) => db.outboxMail.findMany({ where: { about: `application:${id}` } });
const statusOf = async (id: string) =>
  (await db.privateCoachingApplication.findUniqueOrThrow({ where: { id } })).status;

async function age(id: string, ms: number) {
  const move = await db.applicationMove.findUniqueOrThrow({ where: { id } });
  const createdAt = new Date(move.createdAt.getTime() - ms);
  await db.applicationMove.update({ where: { id }, data: { createdAt } });
  const nextTryAt = new Date(createdAt.getTime() + 10 * minuteMs);
  await db.outboxMail.updateMany({ where: { id: move.emailId ?? "" }, data: { nextTryAt } });
}

async function deliver(worker = "test") {
  const sent: string[] = [];
  await deliverDue(db, async ({ messageId }) => void sent.push(messageId), worker);
  return sent;
}

test("the email about a status change is sent after ten minutes", async () => {
  const { id, move, undoableMove } = await makeMoved();
  const [mail] = await mailsOf(id);
  expect(mail?.nextTryAt).toEqual(undoableMove.until);
  expect(undoableMove.until.getTime() - Date.now()).toBeGreaterThan(9 * minuteMs);
  expect(await deliver()).not.toContain(mail?.messageId);
  await age(move, 10 * minuteMs);
  expect(await deliver()).toContain(mail?.messageId);
  expect((await get(id)).undoableMove).toBeNull();
  await expect(undoMove(id, move)).rejects.toMatchObject(refusal("illegal-move"));
});

const states = async (id: string) =>
  Object.fromEntries((await mailsOf(id)).map(({ subject, state }) => [subject, state]));
const no = { subject: "Not this time", body: "Sorry." };

test("a status change replaces the previous change's email while that email is queued or waits for a retry", async () => {
  const { id, move } = await makeMoved();
  await db.outboxMail.updateMany({ where: { about: `application:${id}` }, data: { attempts: 1 } });
  await moveOn(id, { from: "invited", to: "declined", mail: no });
  expect(await states(id)).toEqual({ [invitation.subject]: "cancelled", [no.subject]: "queued" });
  const later = (await get(id)).undoableMove?.id ?? "";
  await age(move, 11 * minuteMs);
  await age(later, 10 * minuteMs);
  await deliver();
  expect(await states(id)).toEqual({ [invitation.subject]: "cancelled", [no.subject]: "sent" });
  const called = (await mailsOf(id)).find(({ state }) => state === "cancelled");
  const resend = coach.mail.resend({ id: called?.id ?? "" });
  await expect(resend).rejects.toMatchObject({ code: "CONFLICT" });
});

test("an email whose sending fails while the status changes is not tried again", async () => {
  const { id, move } = await makeMoved();
  await age(move, 11 * minuteMs);
  const where = { about: `application:${id}` };
  const leasedUntil = new Date(Date.now() + minuteMs);
  await db.outboxMail.updateMany({ where, data: { leasedBy: "another worker", leasedUntil } });
  await moveOn(id, { from: "invited", to: "declined", mail: null });
  expect(await states(id)).toEqual({ [invitation.subject]: "queued" });
  await db.outboxMail.updateMany({ where, data: { leasedBy: null, leasedUntil: null } });
  await deliver();
  expect(await states(id)).toEqual({ [invitation.subject]: "cancelled" });
});

test("a status change without an email cancels the queued email of its application, until the change is undone", async () => {
  const elsewhere = await makeMoved();
  const { id, move, undoableMove } = await makeMoved();
  await moveOn(id, { from: "invited", to: "withdrawn", mail: null });
  expect(await states(id)).toEqual({ [invitation.subject]: "cancelled" });
  expect(await states(elsewhere.id)).toEqual({ [invitation.subject]: "queued" });
  await undoMove(id, (await get(id)).undoableMove?.id ?? "");
  expect(await states(id)).toEqual({ [invitation.subject]: "queued" });
  expect((await get(id)).undoableMove).toEqual(undoableMove);
  await age(move, 10 * minuteMs);
  const [mail] = await mailsOf(id);
  expect(await deliver()).toContain(mail?.messageId);
});

test("an email that was already sent is not changed by the next status change", async () => {
  const { id, move } = await makeMoved();
  await age(move, 10 * minuteMs);
  await deliver();
  await moveOn(id, { from: "invited", to: "accepted", mail: no });
  expect(await states(id)).toEqual({ [invitation.subject]: "sent", [no.subject]: "queued" });
});

test("the Desk returns a status change that can be undone together with the text of its email", async () => {
  const written = { subject: "Shall we talk", body: "Dear Mara,\n\nPlease come." };
  const { undoableMove } = await makeMoved({ mail: written });
  expect(undoableMove.mail).toEqual(written);
});

test("undoing a status change restores the status, deletes the queued email and is recorded in the history", async () => {
  const { id, move } = await makeMoved();
  expect(await undoMove(id, move, other)).toEqual({ status: "in_review" });
  expect(await mailsOf(id)).toEqual([]);
  const { application, history, undoableMove } = await get(id);
  expect(application).toMatchObject({ status: "in_review", reviewed: true, awaitsAnswer: true });
  expect(history[0]).toMatchObject({
    action: "application.taken-back",
    actor: "Oskar",
    from: "invited",
    to: "in_review",
  });
  expect(undoableMove).toBeNull();
  // The second status change has a new email.
  await moveOn(id);
  expect(await mailsOf(id)).toHaveLength(1);
  await expect(undoMove(id, move)).rejects.toMatchObject(refusal("already-done"));
  expect(await mailsOf(id)).toHaveLength(1);
});

test("a status change without an email can be undone", async () => {
  const { id, move, undoableMove } = await makeMoved({ from: "pending_review", to: "in_review", mail: null });
  expect(undoableMove.mail).toBeNull();
  await undoMove(id, move);
  const stored = await db.privateCoachingApplication.findUniqueOrThrow({ where: { id } });
  expect(stored).toMatchObject({ status: "pending_review", reviewed: false, awaitsAnswer: true });
});

test("status changes are undone in reverse order", async () => {
  const { id, move } = await makeMoved();
  await moveOn(id, { from: "invited", to: "declined" });
  await expect(undoMove(id, move)).rejects.toMatchObject(refusal("changed-meanwhile"));
  const second = (await get(id)).undoableMove;
  await undoMove(id, second?.id ?? "");
  expect((await get(id)).undoableMove?.id).toBe(move);
  await undoMove(id, move);
  expect(await statusOf(id)).toBe("in_review");
  expect(await mailsOf(id)).toEqual([]);
});

test("of two coaches who undo a status change concurrently, one succeeds", async () => {
  for (let round = 0; round < 8; round++) {
    const { id, move } = await makeMoved({ mail: round % 2 ? invitation : null });
    const { refused } = await raced(2, (at) => undoMove(id, move, at ? other : coach));
    expect(refused).toMatchObject([refusal("already-done")]);
    const undone = { action: "application.taken-back", subject: `application:${id}` };
    expect(await db.auditEntry.count({ where: undone })).toBe(1);
    expect(await db.applicationMove.count({ where: { undoesId: move } })).toBe(1);
    expect(await statusOf(id)).toBe("in_review");
  }
});

test("of an undo and a new status change at the same time, only one succeeds", async () => {
  for (let round = 0; round < 8; round++) {
    const { id, move } = await makeMoved();
    const [back, on] = await Promise.allSettled([
      undoMove(id, move),
      moveOn(id, { from: "invited", to: "declined", mail: null }),
    ]);
    expect([back.status, on.status].sort()).toEqual(["fulfilled", "rejected"]);
    const isBack = back.status === "fulfilled";
    expect(await statusOf(id)).toBe(isBack ? "in_review" : "declined");
    expect(await mailsOf(id)).toHaveLength(isBack ? 0 : 1);
    const refused = back.status === "rejected" ? back.reason : on.status === "rejected" && on.reason;
    expect(refused).toMatchObject(refusal("changed-meanwhile"));
  }
});

test("undoing a status change while its email is being sent either deletes the email or is refused", async () => {
  for (let round = 0; round < 12; round++) {
    const { id, move } = await makeMoved();
    const [mail] = await mailsOf(id);
    // The email is already due, as on another instance whose clock is ahead.
    const nextTryAt = new Date(Date.now() - 1);
    await db.outboxMail.update({ where: { id: mail?.id ?? "" }, data: { nextTryAt } });
    const [one, two, back] = await Promise.allSettled([deliver("one"), deliver("two"), undoMove(id, move)]);
    const sent = [one, two].flatMap((result) => (result.status === "fulfilled" ? result.value : []));
    const isSent = sent.filter((each) => each === mail?.messageId).length;
    expect(isSent).toBe(back.status === "fulfilled" ? 0 : 1);
    if (back.status === "rejected") expect(back.reason).toMatchObject(refusal("already-done"));
    expect(await statusOf(id)).toBe(isSent ? "invited" : "in_review");
    expect((await mailsOf(id)).map(({ state }) => state)).toEqual(isSent ? ["sent"] : []);
  }
});

test("a status change cannot be undone once sending its email was attempted", async () => {
  const { id, move } = await makeMoved();
  await db.outboxMail.updateMany({ where: { about: `application:${id}` }, data: { attempts: 1 } });
  expect((await get(id)).undoableMove).toBeNull();
  await expect(undoMove(id, move)).rejects.toMatchObject(refusal("already-done"));
  expect(await statusOf(id)).toBe("invited");
  expect(await mailsOf(id)).toHaveLength(1);
});

test("a coach whose account is deleted during the call cannot undo a status change", async () => {
  const { id, move } = await makeMoved();
  const leaving = await makeMember({ role: "coach" });
  const { caller } = await createTestCaller({ user: leaving });
  deleteAfterSessionCheck(leaving.id);
  await expect(caller.desk.applications.undoMove({ id, move })).rejects.toMatchObject(refusal("signed-out"));
  expect(await statusOf(id)).toBe("invited");
});

test("status changes by a coach who deleted their account are kept without the coach's name", async () => {
  const leaving = await makeMember({ role: "coach", displayName: "Teun" });
  const { id } = await storeApplication({ status: "in_review" });
  await moveApplication(db, leaving.id, { id, from: "in_review", to: "invited", mail: null });
  await db.user.delete({ where: { id: leaving.id } });
  const [move] = await db.applicationMove.findMany({ where: { applicationId: id } });
  expect(move).toMatchObject({ actorId: null, toStatus: "invited" });
  expect((await get(id)).undoableMove?.id).toBe(move?.id);
});

test("undoing a status change that is unknown or belongs to another application is refused", async () => {
  const { id, move } = await makeMoved();
  const elsewhere = await storeApplication({ status: "invited" });
  const missing = { code: "NOT_FOUND", cause: { name: "not-there" } };
  await expect(undoMove(id, "nothing")).rejects.toMatchObject(missing);
  await expect(undoMove(elsewhere.id, move)).rejects.toMatchObject(missing);
  expect(await statusOf(id)).toBe("invited");
});
