import "server-only";
import { type AuditAction, auditActions } from "@/content/audit";
import { documentIds, formSchema } from "@/content/documents";
import { formatDayAndTime } from "@/lib/calendar";
import { toRecord } from "@/lib/is-record";
import { shortenText } from "@/lib/text-normalization";
import { readFreeTools } from "@/server/announcements/free-tools";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListAuditInput } from "../schema";

type Row = Prisma.AuditEntryGetPayload<object>;

type Actor = { kind: "member"; id: string; name: string } | { kind: "former" | "visitor" | "site" };

/** `name` is null if the record was deleted or has no name. */
type Subject = { kind: string; id: string; name: string | null };

const byVisitors =
  /^(waitlist\.(joined|updated|left)|application\.(submitted|updated)|account\.(reset|link)-requested)$/;

function splitSubject(subject: string) {
  const at = subject.indexOf(":");
  return at < 0 ? { kind: subject, id: "" } : { kind: subject.slice(0, at), id: subject.slice(at + 1) };
}

function collectIds(rows: readonly Row[], kind: string) {
  const found = rows.map(({ subject }) => splitSubject(subject)).filter((subject) => subject.kind === kind);
  return found.map(({ id }) => id);
}

function mapNames<Row extends { id: string }>(rows: Row[], name: (row: Row) => string) {
  return new Map(rows.map((row) => [row.id, name(row)]));
}

/** Returns the names of members by id; a member without a name is named by the email address. */
export async function findUserNames(db: Database, ids: readonly (string | null)[]) {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids.filter((id) => id !== null))] } },
    select: { id: true, displayName: true, email: true },
  });
  return mapNames(users, ({ displayName, email }) => displayName || email);
}

/** Returns functions that return the actor and the subject of a row; loads the names with one query per kind. */
async function resolveNames(db: Database, rows: readonly Row[]) {
  const within = (kind: string) => ({ where: { id: { in: collectIds(rows, kind) } } });
  const [users, applications, entries, mails, announcements] = await Promise.all([
    findUserNames(db, [...rows.map(({ actorId }) => actorId), ...collectIds(rows, "user")]),
    db.privateCoachingApplication.findMany({ ...within("application"), select: { id: true, name: true } }),
    db.groupCoachingEntry.findMany({ ...within("entry"), select: { id: true, name: true } }),
    db.outboxMail.findMany({ ...within("mail"), select: { id: true, recipient: true } }),
    db.announcement.findMany({ ...within("announcement"), select: { id: true, subject: true } }),
  ]);
  const names: Record<string, Map<string, string>> = {
    user: users,
    application: mapNames(applications, ({ name }) => name),
    entry: mapNames(entries, ({ name }) => name),
    mail: mapNames(mails, ({ recipient }) => recipient),
    announcement: mapNames(announcements, ({ subject }) => subject),
    tool: mapNames([...(await readFreeTools()).values()], ({ name }) => name),
    content: new Map(documentIds.map((id) => [id, formSchema(id).title ?? id])),
  };

  function actorOf({ action, actorId }: Row): Actor {
    const name = actorId && names.user?.get(actorId);
    if (actorId) return name ? { kind: "member", id: actorId, name } : { kind: "former" };
    if (action === "account.deleted") return { kind: "former" };
    return { kind: byVisitors.test(action) ? "visitor" : "site" };
  }

  function subjectOf({ subject }: Row): Subject {
    const { kind, id } = splitSubject(subject);
    return { kind, id, name: names[kind]?.get(id) ?? null };
  }

  return { actorOf, subjectOf };
}

export type Change = { field: string; before: string | null; after: string | null };

const maxFields = 12;
const maxLength = 160;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.map((each) => formatValue(each) ?? "–").join(", ");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isMoment = moment.test(text) && !Number.isNaN(Date.parse(text));
  return isMoment ? formatDayAndTime(new Date(text)) : shortenText(text, maxLength);
}

/** Leaves out fields that contain only the id of another record. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const old = toRecord(before);
  const now = toRecord(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => !/Id$/.test(field))
    .map((field) => ({ field, before: formatValue(old[field]), after: formatValue(now[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, maxFields);
}

type Where = Prisma.AuditEntryWhereInput;

// Limits how many people a search includes, because each person costs two queries.
const maxPeople = 8;

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

async function findConditions(db: Database, { kind, q }: ListAuditInput) {
  const allActions = Object.keys(auditActions) as AuditAction[];
  const actions = kind && allActions.filter((action) => action.startsWith(`${kind}.`));
  if (!q) {
    const byAction = actions ? actions.map((action): Where => ({ action })) : [{}];
    return { conditions: byAction, isTruncated: false };
  }
  const people = await db.user.findMany({
    where: searchWhere(q),
    ...orderAndLimit(newestFirst, maxPeople + 1),
    select: { id: true },
  });
  const kindFilter: Where = actions ? { action: { in: actions } } : {};
  const conditions = people.slice(0, maxPeople).flatMap(({ id }): Where[] => [
    { actorId: id, ...kindFilter },
    { subject: `user:${id}`, ...kindFilter },
  ]);
  return { conditions, isTruncated: people.length > maxPeople };
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
      }),
    ),
  );
  // A row is in two lists if a member has changed their own record.
  const found = [...new Map(lists.flat().map((row) => [row.id, row])).values()];
  found.sort((one, other) => Number(other.createdAt) - Number(one.createdAt) || (one.id < other.id ? 1 : -1));
  const { rows, next } = splitPage(found, newestFirst);
  return { entries: await describeEntries(db, rows), next, isTruncated };
}
