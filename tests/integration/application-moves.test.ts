import { randomUUID } from "node:crypto";
import { freshDatabase } from "@tests/support/fresh-database";
import { beforeAll, describe, expect, test } from "vitest";
import { undoMove } from "@/features/desk/applications/move-service";
import { getApplication } from "@/features/desk/applications/record-service";
import { type Database, isSqlite, openDatabase, Prisma } from "@/server/db/client";
import { createMailRow } from "@/server/mail/outbox";
import { applyMigrations } from "../../scripts/support/migrations";

const before = "20261125172421_search-text";
const coachId = "coach";
const minuteMs = 60_000;
let db: Database;

function toSqlValue(value: unknown) {
  if (value instanceof Date || typeof value !== "object") return Prisma.sql`${value}`;
  const json = JSON.stringify(value);
  return isSqlite ? Prisma.sql`${json}` : Prisma.sql`${json}::jsonb`;
}

/** Writes only the given columns, because Prisma's client would also write columns that later migrations add. */
async function insertRow(table: string, row: Record<string, unknown>) {
  const given = { updatedAt: new Date(), ...row };
  const columns = Object.keys(given).map((name) => Prisma.raw(`"${name}"`));
  const values = Object.values(given).map(toSqlValue);
  await db.$executeRaw`INSERT INTO ${Prisma.raw(table)} (${Prisma.join(columns)}) VALUES (${Prisma.join(values)})`;
}

async function storeApplication(status: string) {
  const id = randomUUID();
  const person = { name: "Mara", email: "mara@example.org", emailCanonical: "mara@example.org" };
  const texts = { currentRole: "Nurse", primaryGoals: "To sleep.", currentChallenges: "I do not sleep." };
  const choices = { commitmentLevel: "high", investmentReadiness: "planning", timeline: "immediately" };
  const data = { id, idempotencyKey: id, status, ...person, ...texts, ...choices };
  await insertRow("private_coaching", data);
  return id;
}

type AuditedMove = {
  application: string;
  from: string;
  to: string;
  actorId?: string;
  letter?: string;
  at: Date;
};

/** Stores a status change in the format of earlier releases, in which its email has the id of the audit entry. */
async function storeAuditEntry({ application, from, to, actorId = coachId, letter, at }: AuditedMove) {
  const id = randomUUID();
  const subject = `application:${application}`;
  await insertRow("audit", {
    id,
    action: "application.moved",
    subject,
    actorId,
    before: { status: from },
    after: { status: to, letter: letter ?? null },
    createdAt: at,
  });
  if (letter) {
    const payload = { name: "Mara", subject: letter, paragraphs: ["Please come."] };
    const row = createMailRow({ kind: "decision", to: "mara@example.org", about: subject, payload });
    await insertRow("outbox", { ...row, id, nextTryAt: new Date(at.getTime() + 10 * minuteMs) });
  }
  return id;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

describe("the migration of status changes from the audit", () => {
  let pending: string;
  let pendingMove: string;
  let undone: string;
  let undoneMove: string;

  beforeAll(async () => {
    const url = await freshDatabase("moves");
    await applyMigrations(url, before);
    db = openDatabase(url);
    const coach = { id: coachId, email: "ines@example.org", displayName: "Ines", role: "coach" };
    await insertRow("users", { ...coach, emailCanonical: coach.email, purchasedProducts: [] });
    pending = await storeApplication("invited");
    await storeAuditEntry({
      application: pending,
      from: "pending_review",
      to: "in_review",
      actorId: "gone",
      at: ago(90),
    });
    pendingMove = await storeAuditEntry({
      application: pending,
      from: "in_review",
      to: "invited",
      letter: "Shall we talk",
      at: ago(3),
    });
    undone = await storeApplication("in_review");
    undoneMove = await storeAuditEntry({
      application: undone,
      from: "in_review",
      to: "declined",
      at: ago(5),
    });
    await insertRow("audit", {
      id: `${undoneMove}.back`,
      action: "application.taken-back",
      subject: `application:${undone}`,
      actorId: coachId,
      before: { status: "declined", letter: null },
      after: { status: "in_review", letter: null },
      createdAt: ago(4),
    });
    // Entries that the migration must skip: of a deleted application, without values because its account was deleted,
    // or about something else.
    await storeAuditEntry({ application: "deleted", from: "in_review", to: "invited", at: ago(2) });
    const others = [
      { action: "application.moved", subject: `application:${undone}` },
      { action: "application.noted", subject: `application:${undone}`, after: { status: "x" } },
      { action: "application.taken-back", subject: `application:${undone}`, id: "unknown.back" },
    ];
    for (const entry of others) await insertRow("audit", { id: randomUUID(), ...entry });
    expect(await applyMigrations(url)).not.toEqual([]);
    return () => db.$disconnect();
  });

  test("the migration copies every status change with its coach, email and time", async () => {
    const moves = await db.applicationMove.findMany({ orderBy: { createdAt: "asc" } });
    const entry = await db.auditEntry.findUniqueOrThrow({ where: { id: pendingMove } });
    expect(moves).toMatchObject([
      {
        applicationId: pending,
        actorId: null,
        fromStatus: "pending_review",
        toStatus: "in_review",
        emailId: null,
      },
      { id: undoneMove, applicationId: undone, actorId: coachId, toStatus: "declined", undoesId: null },
      { applicationId: undone, fromStatus: "declined", toStatus: "in_review", undoesId: undoneMove },
      {
        id: pendingMove,
        applicationId: pending,
        actorId: coachId,
        emailId: pendingMove,
        createdAt: entry.createdAt,
      },
    ]);
  });

  test("the migration keeps an undone status change with its history", async () => {
    const { undoableMove, history } = await getApplication(db, undone);
    expect(undoableMove).toBeNull();
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["application.moved", "application.taken-back"]),
    );
    const again = undoMove(db, coachId, { id: undone, move: undoneMove });
    await expect(again).rejects.toMatchObject({ cause: { name: "already-done" } });
  });

  test("after the migration a recent status change can still be undone before its email is sent", async () => {
    const { undoableMove } = await getApplication(db, pending);
    expect(undoableMove).toMatchObject({ id: pendingMove, from: "in_review", hasEmail: true });
    expect(await undoMove(db, coachId, { id: pending, move: pendingMove })).toEqual({ status: "in_review" });
    expect(await db.outboxMail.count()).toBe(0);
    expect((await getApplication(db, pending)).history[0]).toMatchObject({
      action: "application.taken-back",
      actor: "Ines",
    });
  });
});
