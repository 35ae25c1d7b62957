import "server-only";
import { isBusinessDay } from "@/lib/business-days";
import { addDays, type Day, endOfDay, getDay, startOfDay } from "@/lib/calendar";
import { type Database, database } from "./db/client";
import { isUniqueViolation } from "./db/errors";
import { describeError, log } from "./log";
import { getSenderDomain, readTeamAddress } from "./mail/addresses";
import { digestCountLimit as take } from "./mail/kinds/team";
import { createMailRow, wakeMailer } from "./mail/outbox";

const minuteMs = 60_000;
const intervalMs = 5 * minuteMs;
const opensAfterMs = 7 * 60 * minuteMs;

const getMorning = (day: Day) => new Date(startOfDay(day).getTime() + opensAfterMs);

function findBusinessDayBefore(day: Day) {
  let before = addDays(day, -1);
  while (!isBusinessDay(before)) before = addDays(before, -1);
  return before;
}

// Counts entries since the previous digest, so that each is reported only once.
async function countFor(db: Database, day: Day) {
  const since = { gte: getMorning(findBusinessDayBefore(day)), lt: getMorning(day) };
  const today = { gte: startOfDay(day), lte: endOfDay(day) };
  const [overdue, due, entries, failedMails] = await Promise.all([
    db.privateCoachingApplication.count({
      where: { awaitsAnswer: true, dueAt: { lt: startOfDay(day) } },
      take,
    }),
    db.privateCoachingApplication.count({ where: { awaitsAnswer: true, dueAt: today }, take }),
    db.groupCoachingEntry.count({ where: { status: "waiting", submittedAt: since }, take }),
    // Deleting an old email's text also changes updatedAt.
    db.outboxMail.count({
      where: { state: "failed", updatedAt: since, NOT: { payload: { equals: {} } } },
      take,
    }),
  ]);
  return { overdue, due, entries, failedMails };
}

/**
 * Queues the team's email on business days from seven o'clock in the team's time zone, if there is anything to report.
 * Returns whether it was queued; only one instance succeeds, because the unique Message-ID contains the day.
 */
export async function queueDigest(db: Database, now = new Date()) {
  const day = getDay(now);
  if (!isBusinessDay(day) || now < getMorning(day)) return false;
  const messageId = `<digest-${day}@${getSenderDomain()}>`;
  if (await db.outboxMail.findUnique({ where: { messageId }, select: { id: true } })) return false;
  const counts = await countFor(db, day);
  if (Object.values(counts).every((count) => count === 0)) return false;
  const payload = { at: now.toISOString(), ...counts };
  try {
    const mail = createMailRow({ kind: "digest", to: await readTeamAddress(), payload });
    await db.outboxMail.create({ data: { ...mail, messageId } });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  wakeMailer();
  return true;
}

function queueAndLog() {
  queueDigest(database()).catch((error) => log.error(describeError(error), "digest not queued"));
}

export function startDigest() {
  setInterval(queueAndLog, intervalMs).unref();
  queueAndLog();
}
