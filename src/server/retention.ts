import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { retention } from "@/content/retention";
import { type Database, database, isSqlite, Prisma } from "./db/client";
import { truncateWal } from "./db/sql";
import { attempt, describeError, log } from "./log";
import { removeMailFilesBefore, withMailFileCleanup } from "./mail/mail-files";
import { removeLeftCloudFiles } from "./uploads/cloud-store";
import { removeLeftPictures } from "./uploads/disk-store";
import { isCloud } from "./uploads/uploadthing-config";

const dayMs = 24 * 60 * 60_000;
const intervalMs = 60 * 60_000;
const firstRunMs = 2 * 60_000;
// Deletes in batches with pauses, so that requests do not wait for one long write.
const batchSize = 1_000;
const pauseMs = 20;

type Count = Promise<{ count: number }>;

// On PostgreSQL, skips the counters that requests are changing, because waiting for them could cause a deadlock that
// fails up to 200 requests.
async function deleteCounters(db: Database, now: number) {
  const unlocked = isSqlite ? Prisma.empty : Prisma.sql`FOR UPDATE SKIP LOCKED`;
  const count = await db.$executeRaw`DELETE FROM rate_limits WHERE key IN (
    SELECT key FROM rate_limits WHERE expire < ${new Date(now)} LIMIT ${batchSize} ${unlocked})`;
  return { count };
}

async function deleteInBatches(deleteBatch: () => Count) {
  let total = 0;
  for (;;) {
    const { count } = await deleteBatch();
    total += count;
    if (count < batchSize) return total;
    await wait(pauseMs);
  }
}

function createRules(db: Database, now: number) {
  const ago = (days: number) => ({ lt: new Date(now - days * dayMs) });
  const limit = batchSize;
  const finished = { in: ["sent", "failed", "cancelled"] };
  const sessionsEnd = ago(retention.sessions);
  return {
    links: () => db.token.deleteMany({ where: { expiresAt: ago(retention.links) }, limit }),
    sessions: () =>
      db.authSession.deleteMany({
        where: { OR: [{ revokedAt: sessionsEnd }, { absoluteExpiresAt: sessionsEnd }] },
        limit,
      }),
    counters: () => deleteCounters(db, now),
    mails: () =>
      db.outboxMail.deleteMany({ where: { state: finished, createdAt: ago(retention.mails) }, limit }),
    async mailTexts() {
      const rows = await db.outboxMail.findMany({
        where: {
          OR: [
            { state: "sent", sentAt: ago(retention.mailTexts) },
            { state: { in: ["failed", "cancelled"] }, updatedAt: ago(retention.mailTexts) },
          ],
          NOT: { payload: { equals: {} } },
        },
        select: { id: true },
        take: limit,
      });
      if (rows.length === 0) return { count: 0 };
      // Prisma's own update would also set updatedAt, the time when an email failed. The state is checked, because a
      // coach may have queued an email again meanwhile.
      const ids = Prisma.join(rows.map(({ id }) => id));
      return {
        count: await db.$executeRaw`UPDATE "outbox" SET "payload" = '{}'
        WHERE "id" IN (${ids}) AND "state" <> 'queued'`,
      };
    },
    quarantinedForms: () =>
      db.quarantinedSubmission.deleteMany({
        // Released forms are purged too, because their content is stored as a separate record.
        where: { createdAt: ago(retention.quarantinedForms) },
        limit,
      }),
    waitlist: () =>
      db.groupCoachingEntry.deleteMany({ where: { leftAt: ago(retention.leftWaitlist) }, limit }),
    // A file of the last hour may belong to a change that is not stored yet.
    cloudFiles: async () =>
      isCloud() ? removeLeftCloudFiles(db, new Date(now - intervalMs), limit) : { count: 0 },
  } satisfies Record<string, () => Count>;
}

type Purged = Record<keyof ReturnType<typeof createRules>, number>;

/**
 * Deletes data past its retention period (src/content/retention.ts), and returns the number of deleted rows for each
 * rule. A step that fails is logged, and the others still run. Safe to run concurrently.
 */
export async function purge(db: Database, now = Date.now()) {
  await attempt("purge email files", () => removeMailFilesBefore(now - retention.mailTexts * dayMs));
  await attempt("purge left pictures", () => removeLeftPictures(db, now));
  return withMailFileCleanup(db, () => purgeRows(db, now));
}

async function purgeRows(db: Database, now: number) {
  const counts: [string, number][] = [];
  for (const [name, rule] of Object.entries(createRules(db, now)))
    counts.push([name, (await attempt(`purge ${name}`, () => deleteInBatches(rule))) ?? 0]);
  return Object.fromEntries(counts) as Purged;
}

async function purgeAndLog() {
  try {
    const removed = await purge(database());
    if (Object.values(removed).some(Boolean)) log.info(removed, "purged");
    await truncateWal(database());
  } catch (error) {
    log.error(describeError(error), "purge failed");
  }
}

export function startPurging() {
  setInterval(() => void purgeAndLog(), intervalMs).unref();
  setTimeout(() => void purgeAndLog(), firstRunMs).unref();
}
