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
const longestGapDays = 14;

const getMorning = (day: Day) => new Date(startOfDay(day).getTime() + opensAfterMs);

const getMessageId = (day: Day) => `<digest-${day}@${getSenderDomain()}>`;

/**
 * Returns the start of the period to report, so that each entry is reported once, even after days on which the site was
 * stopped: the morning of the previous digest. On a day without one there was nothing to report, or the site was
 * stopped.
 */
async function findPeriodStart(db: Database, day: Day) {
  const days = Array.from({ length: longestGapDays }, (_, index) => addDays(day, -1 - index));
  const sent = await db.outboxMail.findMany({
    where: { messageId: { in: days.map(getMessageId) } },
    select: { messageId: true },
  });
  const last = days.find((each) => sent.some(({ messageId }) => messageId === getMessageId(each)));
  return getMorning(last ?? addDays(day, -longestGapDays));
}

async function countFor(db: Database, day: Day) {
  const since = { gte: await findPeriodStart(db, day), lt: getMorning(day) };
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
  const messageId = getMessageId(day);
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
