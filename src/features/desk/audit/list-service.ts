import "server-only";
import { type AuditAction, auditActions } from "@/content/audit";
import type { AuditKind } from "@/content/desk-audit";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { mergeNewest, pageAfter, pageOf } from "../newest-first";
import { changesOf } from "./changes";
import { resolveNames } from "./names-service";
import type { ListAuditInput } from "./schema";

type Where = Prisma.AuditEntryWhereInput;

// Each person costs two queries; a longer search finds fewer people.
const maxPeople = 8;

const entryFields = {
  id: true,
  action: true,
  actorId: true,
  subject: true,
  before: true,
  after: true,
  createdAt: true,
} as const;

function actionsOf(kind: AuditKind | undefined) {
  return (Object.keys(auditActions) as AuditAction[]).filter((action) => action.startsWith(`${kind}.`));
}

async function findPeople(db: Database, q: string) {
  const people = await db.user.findMany({
    where: searchWhere(q),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxPeople + 1,
    select: { id: true },
  });
  return {
    ids: people.slice(0, maxPeople).map(({ id }) => id),
    isCut: people.length > maxPeople,
  };
}

async function conditionsFor(db: Database, { kind, q }: ListAuditInput) {
  const actions = actionsOf(kind);
  if (!q) {
    const each = kind ? actions.map((action): Where => ({ action })) : [{}];
    return { conditions: each, isCut: false };
  }
  const { ids, isCut } = await findPeople(db, q);
  const only: Where = kind ? { action: { in: actions } } : {};
  const conditions = ids.flatMap((id): Where[] => [
    { actorId: id, ...only },
    { subject: `user:${id}`, ...only },
  ]);
  return { conditions, isCut };
}

/**
 * Returns audit entries, newest first, by kind or person. `isCut` means that more people matched than were
 * searched.
 */
export async function listAudit(db: Database, input: ListAuditInput) {
  const { conditions, isCut } = await conditionsFor(db, input);
  const { after, query } = pageAfter(input.cursor);
  const lists = await Promise.all(
    conditions.map((where) =>
      db.auditEntry.findMany({ where: { AND: [where, after] }, ...query, select: entryFields }),
    ),
  );
  const { rows, next } = pageOf(mergeNewest(lists));
  const { actorOf, subjectOf } = await resolveNames(db, rows);
  const entries = rows.map((row) => ({
    id: row.id,
    action: row.action,
    createdAt: row.createdAt,
    actor: actorOf(row),
    subject: subjectOf(row),
    changes: changesOf(row.before, row.after),
  }));
  return { entries, next, isCut };
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>["entries"][number];
