import "server-only";
import { type AuditAction, auditActions } from "@/content/audit";
import type { AuditKind } from "@/content/desk-audit";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { mergeRows, newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListAuditInput } from "../schema";
import { listChanges } from "./changes";
import { resolveNames } from "./names-service";

type Where = Prisma.AuditEntryWhereInput;

// Limited, because each person costs two queries.
const maxPeople = 8;

export const entryFields = {
  id: true,
  action: true,
  actorId: true,
  subject: true,
  before: true,
  after: true,
  createdAt: true,
} as const;

type Row = Prisma.AuditEntryGetPayload<{ select: typeof entryFields }>;

/** Returns audit rows with the names of actors and subjects, and with the changed fields as text. */
export async function describeEntries(db: Database, rows: readonly Row[]) {
  const { actorOf, subjectOf } = await resolveNames(db, rows);
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    createdAt: row.createdAt,
    actor: actorOf(row),
    subject: subjectOf(row),
    changes: listChanges(row.before, row.after),
  }));
}

export type AuditEntry = Awaited<ReturnType<typeof describeEntries>>[number];

function listActions(kind: AuditKind) {
  return (Object.keys(auditActions) as AuditAction[]).filter((action) => action.startsWith(`${kind}.`));
}

async function findPeople(db: Database, q: string) {
  const people = await db.user.findMany({
    where: searchWhere(q),
    ...orderAndLimit(newestFirst, maxPeople + 1),
    select: { id: true },
  });
  return {
    ids: people.slice(0, maxPeople).map(({ id }) => id),
    isTruncated: people.length > maxPeople,
  };
}

async function findConditions(db: Database, { kind, q }: ListAuditInput) {
  const actions = kind && listActions(kind);
  if (!q) {
    const byAction = actions ? actions.map((action): Where => ({ action })) : [{}];
    return { conditions: byAction, isTruncated: false };
  }
  const { ids, isTruncated } = await findPeople(db, q);
  const kindFilter: Where = actions ? { action: { in: actions } } : {};
  const conditions = ids.flatMap((id): Where[] => [
    { actorId: id, ...kindFilter },
    { subject: `user:${id}`, ...kindFilter },
  ]);
  return { conditions, isTruncated };
}

/**
 * Returns audit entries, newest first, by kind or person. `isTruncated` is true if more people match than the search
 * includes.
 */
export async function listAudit(db: Database, input: ListAuditInput) {
  const { conditions, isTruncated } = await findConditions(db, input);
  const lists = await Promise.all(
    conditions.map((where) =>
      db.auditEntry.findMany({
        where: { AND: [where, whereAfter(newestFirst, input.cursor)] },
        ...orderAndLimit(newestFirst),
        select: entryFields,
      }),
    ),
  );
  const { rows, next } = splitPage(mergeRows(lists, newestFirst), newestFirst);
  return { entries: await describeEntries(db, rows), next, isTruncated };
}
