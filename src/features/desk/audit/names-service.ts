import "server-only";
import { documentIds, formSchema } from "@/content/documents";
import { readFreeTools } from "@/server/announcements/free-tools";
import type { Database } from "@/server/db/client";

type Named = { action: string; actorId: string | null; subject: string };

export type Actor = { kind: "member"; id: string; name: string } | { kind: "former" | "visitor" | "site" };

/** `name` is null if the record was deleted or has no name. */
export type Subject = { kind: string; id: string; name: string | null };

const byVisitors = /^(waitlist\.(joined|updated|left)|application\.submitted)$/;

function split(subject: string) {
  const at = subject.indexOf(":");
  return at < 0 ? { kind: subject, id: "" } : { kind: subject.slice(0, at), id: subject.slice(at + 1) };
}

function collectIds(rows: readonly Named[], kind: string) {
  const found = rows.map(({ subject }) => split(subject)).filter((subject) => subject.kind === kind);
  return found.map(({ id }) => id);
}

function mapNames<Row extends { id: string }>(rows: Row[], name: (row: Row) => string) {
  return new Map(rows.map((row) => [row.id, name(row)]));
}

/** Returns the names of members by id; a member without a name is named by the address. */
export async function findUserNames(db: Database, ids: readonly (string | null)[]) {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids.filter((id) => id !== null))] } },
    select: { id: true, displayName: true, email: true },
  });
  return mapNames(users, ({ displayName, email }) => displayName || email);
}

/** Returns functions that return the actor and the subject of a row; loads the names with one query per kind. */
export async function resolveNames(db: Database, rows: readonly Named[]) {
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

  function actorOf({ action, actorId }: Named): Actor {
    const name = actorId && names.user?.get(actorId);
    if (actorId) return name ? { kind: "member", id: actorId, name } : { kind: "former" };
    if (action === "account.deleted") return { kind: "former" };
    return { kind: byVisitors.test(action) ? "visitor" : "site" };
  }

  function subjectOf({ subject }: Named): Subject {
    const { kind, id } = split(subject);
    return { kind, id, name: names[kind]?.get(id) ?? null };
  }

  return { actorOf, subjectOf };
}
