import "server-only";
import { deskWaitlist } from "@/content/desk-waitlist";
import { messages } from "@/content/messages";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { waitlistMail, wakeMailer } from "@/server/mail/outbox";
import { refuse } from "@/server/refusal";

/** What became of one entry of an invitation. */
export type Outcome = "invited" | "already" | "left" | "not-there";

type Known = {
  id: string;
  name: string;
  email: string;
  emailCanonical: string;
  status: string;
  notified: boolean;
};

const known = {
  id: true,
  name: true,
  email: true,
  emailCanonical: true,
  status: true,
  notified: true,
} as const;

function standing(entry: Pick<Known, "status" | "notified"> | null | undefined) {
  if (!entry) return "not-there";
  if (entry.status === "left") return "left";
  return entry.status === "waiting" && !entry.notified ? "open" : "already";
}

async function inviteOne(db: Database, entry: Known, actorId: string): Promise<Outcome> {
  const { id } = entry;
  try {
    await db.$transaction([
      // Whoever comes second finds no such row, and with it goes the rest.
      db.groupCoachingEntry.update({
        where: { id, status: "waiting", notified: false },
        data: { status: "invited", notified: true, notifiedAt: new Date() },
        select: { id: true },
      }),
      ...waitlistMail(db, "waitlistInvited", entry),
      db.auditEntry.create({
        data: auditRow({
          action: "waitlist.invited",
          subject: `entry:${id}`,
          actorId,
          before: { status: "waiting" },
          after: { status: "invited" },
        }),
        select: { id: true },
      }),
    ]);
    return "invited";
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const now = await db.groupCoachingEntry.findUnique({ where: { id }, select: known });
    const state = standing(now);
    return state === "open" ? "already" : state;
  }
}

/** Invites people from the waitlist, each once however often it is asked for, and says what became of each. */
export async function inviteEntries(db: Database, { ids, actorId }: { ids: string[]; actorId: string }) {
  const rows = await db.groupCoachingEntry.findMany({ where: { id: { in: ids } }, select: known });
  const entries = new Map(rows.map((entry) => [entry.id, entry]));
  const results: { id: string; outcome: Outcome }[] = [];
  try {
    for (const id of new Set(ids)) {
      const entry = entries.get(id);
      const state = standing(entry);
      const outcome = entry && state === "open" ? await inviteOne(db, entry, actorId) : state;
      results.push({ id, outcome: outcome === "open" ? "already" : outcome });
    }
  } finally {
    if (results.some(({ outcome }) => outcome === "invited")) wakeMailer();
  }
  return results;
}

/** Takes somebody off the waitlist because they asked for it. */
export async function leaveEntry(db: Database, { id, actorId }: { id: string; actorId: string }) {
  const entry = await db.groupCoachingEntry.findUnique({ where: { id }, select: known });
  if (!entry) throw refuse("NOT_FOUND", "not-there", deskWaitlist.refused.notThere);
  const before = { status: entry.status };
  const leftAt = new Date();
  try {
    await db.$transaction([
      db.groupCoachingEntry.update({
        where: { id, AND: [before, { status: { not: "left" } }] },
        data: { status: "left", leftAt },
        select: { id: true },
      }),
      db.auditEntry.create({
        data: auditRow({
          action: "waitlist.left",
          subject: `entry:${id}`,
          actorId,
          before,
          after: { status: "left" },
        }),
        select: { id: true },
      }),
    ]);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    if (before.status === "left") throw refuse("CONFLICT", "already-done", deskWaitlist.refused.hasLeft);
    throw refuse("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
  }
  return { leftAt };
}
