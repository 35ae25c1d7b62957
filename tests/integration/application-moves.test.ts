import { insertInto, migrateRows } from "@tests/support/migrated";
import { beforeAll, expect, test } from "vitest";
import { undoMove } from "@/features/desk/applications/move-service";
import { getApplication } from "@/features/desk/applications/record-service";
import { type Database, openDatabase } from "@/server/db/client";
import { createMailRow } from "@/server/mail/outbox";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().replace("Z", "+00:00");
let db: Database;

const storeApplication = (id: string, status: string) =>
  insertInto("private_coaching", {
    ...{ id, idempotencyKey: id, status, name: "Mara", currentRole: "Nurse", primaryGoals: "To sleep." },
    ...{
      email: "mara@example.org",
      emailCanonical: "mara@example.org",
      currentChallenges: "I do not sleep.",
    },
    ...{ commitmentLevel: "high", investmentReadiness: "planning", timeline: "immediately" },
  });

/** Earlier releases stored a status change in the audit log only, and its email had the id of the audit entry. */
const storeMove = (id: string, application: string, from: string, to: string, minutes: number, more = {}) =>
  insertInto("audit", {
    ...{ id, action: "application.moved", subject: `application:${application}`, actorId: "coach" },
    ...{ before: { status: from }, after: { status: to }, createdAt: ago(minutes), ...more },
  });

beforeAll(async () => {
  const coach = { id: "coach", email: "ines@example.org", displayName: "Ines", role: "coach" };
  const payload = { name: "Mara", subject: "Shall we talk", paragraphs: ["Please come."] };
  const about = "application:pending";
  const mail = createMailRow({ kind: "decision", to: "mara@example.org", about, payload });
  const url = await migrateRows("moves", "20261125172421_search-text", [
    insertInto("users", { ...coach, emailCanonical: coach.email, purchasedProducts: [] }),
    storeApplication("pending", "invited"),
    storeMove("first", "pending", "pending_review", "in_review", 90, { actorId: "gone" }),
    storeMove("recent", "pending", "in_review", "invited", 3),
    insertInto("outbox", { ...mail, id: "recent", nextTryAt: ago(-7) }),
    ...["not-wanted", "link-void", "EENVELOPE 550"].map((lastError) =>
      insertInto("outbox", {
        ...mail,
        id: lastError,
        state: "failed",
        lastError,
        about: "",
        messageId: lastError,
      }),
    ),
    storeApplication("undone", "in_review"),
    storeMove("undone", "undone", "in_review", "declined", 5),
    storeMove("undone.back", "undone", "declined", "in_review", 4, { action: "application.taken-back" }),
    // The migration must skip these entries: one of a deleted application, one whose values an account deletion
    // removed, a note, and an undoing of an unknown change.
    storeMove("lost", "deleted", "in_review", "invited", 2),
    insertInto("audit", { id: "empty", action: "application.moved", subject: "application:undone" }),
    storeMove("note", "undone", "x", "y", 2, { action: "application.noted" }),
    insertInto("audit", { id: "no.back", action: "application.taken-back", subject: "application:undone" }),
  ]);
  db = openDatabase(url);
  return () => db.$disconnect();
});

test("the migration copies each status change from the audit log with its coach, email and time", async () => {
  const moves = await db.applicationMove.findMany({ orderBy: { createdAt: "asc" } });
  const { createdAt } = await db.auditEntry.findUniqueOrThrow({ where: { id: "recent" } });
  expect(moves).toMatchObject([
    { applicationId: "pending", actorId: null, fromStatus: "pending_review", emailId: null },
    { id: "undone", applicationId: "undone", actorId: "coach", toStatus: "declined", undoesId: null },
    { applicationId: "undone", fromStatus: "declined", toStatus: "in_review", undoesId: "undone" },
    { id: "recent", applicationId: "pending", actorId: "coach", emailId: "recent", createdAt },
  ]);
});

test("a status change that was undone before the migration keeps its history and cannot be undone again", async () => {
  const { undoableMove, history } = await getApplication(db, "undone");
  expect(undoableMove).toBeNull();
  const actions = history.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["application.moved", "application.taken-back"]));
  const again = undoMove(db, "coach", { id: "undone", move: "undone" });
  await expect(again).rejects.toMatchObject({ cause: { name: "already-done" } });
});

test("a recent status change that was migrated can still be undone before its email is sent", async () => {
  const { undoableMove } = await getApplication(db, "pending");
  const mail = { subject: "Shall we talk", body: "Please come." };
  expect(undoableMove).toMatchObject({ id: "recent", from: "in_review", mail });
  const undone = await undoMove(db, "coach", { id: "pending", move: "recent" });
  expect(undone).toEqual({ status: "in_review" });
  expect(await db.outboxMail.count({ where: { about: "application:pending" } })).toBe(0);
  const { history } = await getApplication(db, "pending");
  expect(history[0]).toMatchObject({ action: "application.taken-back", actor: "Ines" });
});

test("the migration cancels failed emails with the error not-wanted or link-void, and other failed emails stay failed", async () => {
  const states = await db.outboxMail.findMany({
    where: { lastError: { not: null } },
    orderBy: { id: "asc" },
    select: { id: true, state: true },
  });
  expect(states).toEqual([
    { id: "EENVELOPE 550", state: "failed" },
    { id: "link-void", state: "cancelled" },
    { id: "not-wanted", state: "cancelled" },
  ]);
});

test("a migration removes the texts of notes from the audit log, and keeps the other entries", async () => {
  const entries = await db.auditEntry.findMany({
    where: { id: { in: ["note", "recent"] } },
    orderBy: { id: "asc" },
    select: { before: true, after: true },
  });
  expect(entries).toEqual([
    { before: null, after: null },
    { before: { status: "in_review" }, after: { status: "invited" } },
  ]);
});
