import "server-only";
import { deskWaitlist } from "@/content/desk-waitlist";
import { messages } from "@/content/messages";
import { createAuditRow, writeAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { createWaitlistMailRows, wakeMailer } from "@/server/mail/outbox";
import { deleteWaitlistForms } from "@/server/quarantined-forms";
import { refusal } from "@/server/refusal";
import { searchWhere } from "@/server/search";
import { limitCount, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { EntryFilter, ListEntriesInput } from "../schema";

type Where = Prisma.GroupCoachingEntryWhereInput;

// An allow-list of the columns that the Desk shows.
const shown = {
  id: true,
  name: true,
  email: true,
  motivation: true,
  status: true,
  submittedAt: true,
  notified: true,
  notifiedAt: true,
  leftAt: true,
} as const;

/** Returns the filter for entries with a status (or "all") that match a search text. */
export function whereMatching({ status, q }: EntryFilter): Where {
  const found = q ? searchWhere(q) : {};
  return status === "all" ? found : { ...found, status };
}

function countEntries(db: Database, status: string) {
  return db.groupCoachingEntry.count({ where: { status }, ...limitCount("submittedAt") });
}

/** Returns a page of the waiting list and the number of entries of each status. */
export async function listEntries(db: Database, { status, q, order: by, cursor }: ListEntriesInput) {
  const order = { column: "submittedAt", direction: by === "newest" ? "desc" : "asc" } as const;
  const [all, waiting, invited, left] = await Promise.all([
    db.groupCoachingEntry.findMany({
      where: { AND: [whereMatching({ status, q }), whereAfter(order, cursor)] },
      ...orderAndLimit(order),
      select: shown,
    }),
    countEntries(db, "waiting"),
    countEntries(db, "invited"),
    countEntries(db, "left"),
  ]);
  return { ...splitPage(all, order), counts: { waiting, invited, left } };
}

export type Entry = Awaited<ReturnType<typeof listEntries>>["rows"][number];

type Outcome = "invited" | "already" | "left" | "not-there";

/**
 * Invites people, each only once, in one transaction with their emails and audit rows. Returns the outcome for each
 * person.
 */
export async function inviteEntries(db: Database, { ids, actorId }: { ids: string[]; actorId: string }) {
  const invited = await db.$transaction(async (within) => {
    const entries = await within.groupCoachingEntry.updateManyAndReturn({
      where: { id: { in: ids }, status: "waiting", notified: false },
      data: { status: "invited", notified: true, notifiedAt: new Date() },
      select: { id: true, name: true, email: true, emailCanonical: true },
    });
    const mails = entries.map((entry) => createWaitlistMailRows("waitlistInvited", entry));
    await within.token.createMany({ data: mails.map(({ link }) => link) });
    await within.outboxMail.createMany({ data: mails.map(({ mail }) => mail) });
    const change = { before: { status: "waiting" }, after: { status: "invited" } };
    await within.auditEntry.createMany({
      data: entries.map(({ id }) =>
        createAuditRow({ action: "waitlist.invited", subject: `entry:${id}`, actorId, ...change }),
      ),
    });
    return new Set(entries.map(({ id }) => id));
  });
  if (invited.size > 0) wakeMailer();

  const others = await db.groupCoachingEntry.findMany({
    where: { id: { in: ids.filter((id) => !invited.has(id)) } },
    select: { id: true, status: true },
  });
  const statuses = new Map(others.map(({ id, status }) => [id, status]));
  return [...new Set(ids)].map((id): { id: string; outcome: Outcome } => {
    if (invited.has(id)) return { id, outcome: "invited" };
    const status = statuses.get(id);
    if (!status) return { id, outcome: "not-there" };
    return { id, outcome: status === "left" ? "left" : "already" };
  });
}

export function countQueuedInvitations(db: Database) {
  return db.outboxMail.count({ where: { kind: "waitlistInvited", state: "queued" } });
}

/**
 * Removes a person from the waiting list at their request. Throws `NOT_FOUND` (not-there) or `CONFLICT` (already-done,
 * changed-meanwhile).
 */
export async function leaveEntry(db: Database, { id, actorId }: { id: string; actorId: string }) {
  const entry = await db.groupCoachingEntry.findUnique({
    where: { id },
    select: { status: true, emailCanonical: true },
  });
  if (!entry) throw refusal("NOT_FOUND", "not-there", deskWaitlist.errors.notThere);
  const leftAt = new Date();
  const change = { before: { status: entry.status }, after: { status: "left" } };
  const hasLeft = await writeIfAllMatch(db, [
    db.groupCoachingEntry.update({
      where: { id, AND: [entry, { status: { not: "left" } }] },
      data: { status: "left", leftAt },
    }),
    deleteWaitlistForms(db, entry.emailCanonical),
    writeAudit(db, { action: "waitlist.left", subject: `entry:${id}`, actorId, ...change }),
  ]);
  if (hasLeft) return { leftAt };
  if (entry.status === "left") throw refusal("CONFLICT", "already-done", deskWaitlist.errors.hasLeft);
  throw refusal("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
}
