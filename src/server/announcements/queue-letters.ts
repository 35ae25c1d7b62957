import "server-only";
import { randomUUID } from "node:crypto";
import { auditRow } from "../audit";
import type { Database } from "../db/client";
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from "../db/errors";
import { mailRow } from "../mail/outbox";
import { countAudience, toBeWritten } from "./audience";
import { letterOf, linkOf } from "./letter";

/** How many letters lie in the outbox at once: what is paused stops with them, and other mail gets its turn. */
const batchSize = 50;

/** What the mails of an announcement are about, by which they are counted. */
export function aboutOf(id: string) {
  return `announcement:${id}`;
}

/** How many letters of an announcement wait to go, went, and failed for good. */
export async function countLetters(db: Database, id: string) {
  const groups = await db.outboxMail.groupBy({
    by: ["state"],
    where: { about: aboutOf(id) },
    _count: { _all: true },
  });
  const count = (state: string) => groups.find((group) => group.state === state)?._count._all ?? 0;
  return { queued: count("queued"), sent: count("sent"), failed: count("failed") };
}

type Announcement = {
  id: string;
  tool: string;
  subject: string;
  body: string;
  toAll: boolean;
  address: string | null;
};

/** Ends an announcement that has nobody left to go to, and keeps who was left out. */
async function finish(db: Database, announcement: Announcement) {
  const { id } = announcement;
  const { leftOut } = await countAudience(db, announcement);
  await db.$transaction([
    db.announcement.update({
      where: { id, state: "sending" },
      data: { state: "sent", endedAt: new Date(), leftOut },
      select: { id: true },
    }),
    db.auditEntry.create({
      data: auditRow({
        action: "announcement.sent",
        subject: aboutOf(id),
        before: { state: "sending" },
        after: { state: "sent" },
      }),
      select: { id: true },
    }),
  ]);
}

async function queueBatch(db: Database, announcement: Announcement, size: number) {
  const { id, tool } = announcement;
  const [members, address] = await Promise.all([
    db.user.findMany({
      where: toBeWritten(announcement),
      orderBy: { id: "asc" },
      take: size,
      select: { id: true, email: true, displayName: true },
    }),
    linkOf(db, announcement),
  ]);
  if (members.length === 0) return finish(db, announcement);
  const letters = members.map((member) => ({ mailId: randomUUID(), member }));
  await db.$transaction([
    // Once it is paused there is no such row, and with it goes the rest.
    db.announcement.update({
      where: { id, state: "sending" },
      data: { reached: { increment: letters.length } },
      select: { id: true },
    }),
    // A member who has a letter about this tool, or is gone, makes all of it fail, to be begun anew.
    db.announcementLetter.createMany({
      data: letters.map(({ mailId, member }) => ({
        id: mailId,
        announcementId: id,
        tool,
        userId: member.id,
      })),
    }),
    db.outboxMail.createMany({
      data: letters.map(({ mailId, member }) => {
        const payload = letterOf(announcement, member, address);
        const mail = mailRow({ kind: "announcement", to: member.email, payload, about: aboutOf(id) });
        return { ...mail, id: mailId };
      }),
    }),
  ]);
}

/**
 * Does the next piece of the announcement that is being sent, the oldest if there are several: queues a batch of letters once
 * fewer than half of one wait to go, or ends it. Says whether letters are to be sent now ("queued"), to be waited for
 * ("waiting"), or none ("idle"). Safe to run in several instances at once, and to be killed anywhere.
 */
export async function advance(db: Database): Promise<"idle" | "queued" | "waiting"> {
  const announcement = await db.announcement.findFirst({
    where: { state: "sending" },
    orderBy: [{ startedAt: "asc" }, { id: "asc" }],
    select: { id: true, tool: true, subject: true, body: true, toAll: true, address: true },
  });
  if (!announcement) return "idle";
  const queued = await db.outboxMail.count({
    where: { about: aboutOf(announcement.id), state: "queued" },
  });
  if (queued > batchSize / 2) return "waiting";
  try {
    await queueBatch(db, announcement, batchSize - queued);
  } catch (error) {
    // Another instance was quicker, or somebody paused it or deleted an account: the next piece is worked out anew.
    if (!isUniqueViolation(error) && !isForeignKeyViolation(error) && !isNotFound(error)) throw error;
  }
  return "queued";
}
