import "server-only";
import { freeTools } from "@/content/free-tools";
import type { Database } from "@/server/db/client";

type Named = { action: string; actorId: string | null; subject: string };

/** Who acted: a member by name, or the kind of actor. */
export type Actor = { kind: "member"; id: string; name: string } | { kind: "former" | "visitor" | "site" };

/** The record; `name` is null when it was deleted or has none. */
export type Subject = { kind: string; id: string; name: string | null };

const byVisitors = /^(waitlist\.(joined|updated|left)|application\.submitted)$/;

function split(subject: string) {
  const at = subject.indexOf(":");
  return at < 0 ? { kind: subject, id: "" } : { kind: subject.slice(0, at), id: subject.slice(at + 1) };
}

function idsOf(rows: readonly Named[], kind: string) {
  const found = rows.map(({ subject }) => split(subject)).filter((subject) => subject.kind === kind);
  return [...new Set(found.map(({ id }) => id))];
}

function keyed<Row extends { id: string }>(rows: Row[], name: (row: Row) => string) {
  return new Map(rows.map((row) => [row.id, name(row)]));
}

/** Returns the names of actors and subjects with one query per kind of record. */
export async function resolveNames(db: Database, rows: readonly Named[]) {
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? []);
  const userIds = [...new Set([...actorIds, ...idsOf(rows, "user")])];
  const within = (kind: string) => ({ where: { id: { in: idsOf(rows, kind) } } });
  const [users, applications, entries, mails, announcements] = await Promise.all([
    db.user.findMany({
      where: { id: { in: userIds } },
      select: { id: true, displayName: true, email: true },
    }),
    db.privateCoachingApplication.findMany({ ...within("application"), select: { id: true, name: true } }),
    db.groupCoachingEntry.findMany({ ...within("entry"), select: { id: true, name: true } }),
    db.outboxMail.findMany({ ...within("mail"), select: { id: true, recipient: true } }),
    db.announcement.findMany({ ...within("announcement"), select: { id: true, subject: true } }),
  ]);
  const names: Record<string, Map<string, string>> = {
    user: keyed(users, ({ displayName, email }) => displayName || email),
    application: keyed(applications, ({ name }) => name),
    entry: keyed(entries, ({ name }) => name),
    mail: keyed(mails, ({ recipient }) => recipient),
    announcement: keyed(announcements, ({ subject }) => subject),
    tool: keyed([...freeTools], ({ name }) => name),
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
