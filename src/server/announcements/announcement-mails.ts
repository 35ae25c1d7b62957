import "server-only";
import { randomUUID } from "node:crypto";
import { splitParagraphs } from "@/lib/paragraphs";
import { recordOf } from "@/lib/record-of";
import { writeAudit } from "../audit";
import { type Database, Prisma } from "../db/client";
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from "../db/errors";
import { createMailRow } from "../mail/outbox";
import { countAudience, whereEligible } from "./audience";
import { findToolName } from "./free-tools";

/** Returns the tool's address, or null while the tool is coming soon. */
export async function findToolAddress(db: Database, tool: string) {
  const opened = await db.openTool.findUnique({ where: { id: tool }, select: { address: true } });
  return opened?.address ?? null;
}

/** Returns the link stored when sending began, or else the tool's current address. */
export async function findAnnouncementLink(
  db: Database,
  { tool, address }: Pick<Announcement, "tool" | "address">,
) {
  return address ?? (await findToolAddress(db, tool));
}

type Written = Pick<Announcement, "subject" | "body"> & { toolName: string };

export function createAnnouncementPayload(
  { toolName, subject, body }: Written,
  { id, displayName }: { id: string; displayName: string | null },
  address: string | null,
) {
  return {
    name: displayName,
    userId: id,
    tool: toolName,
    subject,
    paragraphs: splitParagraphs(body),
    address,
  };
}

/** The batch is small, so that a pause takes effect soon and other email is not delayed. */
const batchSize = 50;

export function getAnnouncementSubject(id: string) {
  return `announcement:${id}`;
}

export async function countAnnouncementMails(db: Database, id: string) {
  const groups = await db.outboxMail.groupBy({
    by: ["state"],
    where: { about: getAnnouncementSubject(id) },
    _count: { _all: true },
  });
  const states = ["queued", "sent", "failed", "cancelled"] as const;
  return recordOf(states, (state) => groups.find((group) => group.state === state)?._count._all ?? 0);
}

export const announcementFields = {
  id: true,
  tool: true,
  subject: true,
  body: true,
  toAll: true,
  address: true,
} as const;

type Announcement = Prisma.AnnouncementGetPayload<{ select: typeof announcementFields }>;

async function finishAnnouncement(db: Database, announcement: Announcement) {
  const { id } = announcement;
  const { leftOut } = await countAudience(db, announcement);
  await db.$transaction([
    db.announcement.update({
      where: { id, state: "sending" },
      data: { state: "sent", endedAt: new Date(), leftOut },
    }),
    writeAudit(db, {
      action: "announcement.sent",
      subject: getAnnouncementSubject(id),
      before: { state: "sending" },
      after: { state: "sent" },
    }),
  ]);
}

async function queueBatch(db: Database, announcement: Announcement, size: number) {
  const { id, tool } = announcement;
  const [members, address] = await Promise.all([
    db.user.findMany({
      where: whereEligible(announcement),
      orderBy: { id: "asc" },
      take: size,
      select: { id: true, email: true, displayName: true },
    }),
    findAnnouncementLink(db, announcement),
  ]);
  if (members.length === 0) return finishAnnouncement(db, announcement);
  const mails = members.map((member) => ({ mailId: randomUUID(), member }));
  const toolName = await findToolName(tool);
  await db.$transaction([
    // Fails the transaction if the announcement was paused meanwhile.
    db.announcement.update({
      where: { id, state: "sending" },
      data: { reached: { increment: mails.length } },
    }),
    // Fails the transaction if a member got an email about this tool or was deleted meanwhile.
    db.announcementRecipient.createMany({
      data: mails.map(({ mailId, member }) => ({ id: mailId, announcementId: id, tool, userId: member.id })),
    }),
    db.outboxMail.createMany({
      data: mails.map(({ mailId, member }) => {
        const payload = createAnnouncementPayload({ ...announcement, toolName }, member, address);
        const about = getAnnouncementSubject(id);
        return { ...createMailRow({ kind: "announcement", to: member.email, payload, about }), id: mailId };
      }),
    }),
  ]);
}

const untriedWhere = { state: "queued", attempts: 0 };

/**
 * Returns the number of emails that count as waiting. Deferred emails count only beyond a tenth of the sent emails, so
 * that an outage of the mail server stops the queueing, but a few unreachable mailboxes do not.
 */
async function countWaitingMails(db: Database, id: string) {
  const about = getAnnouncementSubject(id);
  const [{ queued, sent }, untried] = await Promise.all([
    countAnnouncementMails(db, id),
    db.outboxMail.count({ where: { about, ...untriedWhere } }),
  ]);
  const deferred = queued - untried;
  return untried + Math.max(0, deferred - Math.floor(sent / 10));
}

/**
 * Queues the next batch of the oldest running announcement, or ends it if no members are left, and returns "queued".
 * Returns "waiting" while enough emails are queued, and "idle" if no announcement is running. Safe to run concurrently.
 */
export async function queueNextBatch(db: Database): Promise<"idle" | "queued" | "waiting"> {
  const announcement = await db.announcement.findFirst({
    where: { state: "sending" },
    orderBy: [{ startedAt: "asc" }, { id: "asc" }],
    select: announcementFields,
  });
  if (!announcement) return "idle";
  const waiting = await countWaitingMails(db, announcement.id);
  if (waiting > batchSize / 2) return "waiting";
  try {
    await queueBatch(db, announcement, batchSize - waiting);
  } catch (error) {
    // Another instance was faster, the announcement was paused, or an account was deleted; the next run tries again.
    if (!isUniqueViolation(error) && !isForeignKeyViolation(error) && !isNotFound(error)) throw error;
  }
  return "queued";
}

/** Returns the writes that remove untried emails. A tried email may have arrived, so it stays and counts as reached. */
function writeRemovals(db: Database, ids: readonly string[]) {
  const listed = Prisma.join(ids);
  return [
    db.outboxMail.deleteMany({ where: { id: { in: [...ids] }, ...untriedWhere } }),
    db.$executeRaw`
      UPDATE "announcements" SET "reached" = "reached" - (
        SELECT count(*) FROM "announcement_letters" AS "recipient"
        WHERE "recipient"."announcementId" = "announcements"."id" AND "recipient"."id" IN (${listed})
          AND NOT EXISTS (SELECT 1 FROM "outbox" WHERE "outbox"."id" = "recipient"."id"))
      WHERE "id" IN (SELECT "announcementId" FROM "announcement_letters" WHERE "id" IN (${listed}))`,
    db.$executeRaw`
      DELETE FROM "announcement_letters" WHERE "id" IN (${listed})
        AND NOT EXISTS (SELECT 1 FROM "outbox" WHERE "outbox"."id" = "announcement_letters"."id")`,
  ];
}

async function findRemovals(db: Database, where: Prisma.OutboxMailWhereInput) {
  const waiting = await db.outboxMail.findMany({
    where: { ...where, ...untriedWhere },
    select: { id: true },
  });
  const ids = waiting.map(({ id }) => id);
  return ids.length > 0 ? writeRemovals(db, ids) : [];
}

/** Returns the writes that remove an announcement's untried emails; their recipients can get another announcement. */
export function prepareAnnouncementWithdrawal(db: Database, announcementId: string) {
  return findRemovals(db, { about: getAnnouncementSubject(announcementId) });
}

/** Returns the writes that remove the untried announcement emails to one member. */
export async function prepareWithdrawal(db: Database, userId: string) {
  const received = await db.announcementRecipient.findMany({ where: { userId }, select: { id: true } });
  return findRemovals(db, { id: { in: received.map(({ id }) => id) } });
}
