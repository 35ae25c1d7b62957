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
const hourMs = 60 * minuteMs;
const longestGapDays = 14;

const atHour = (day: Day, hour: number) => new Date(startOfDay(day).getTime() + hour * hourMs);
const getMorning = (day: Day) => atHour(day, 7);

const prefix = "<digest-";

/** Returns the days since `from` that have a digest. The Message-ID of a digest contains its day. */
async function findDigestDays(db: Database, from: Day) {
  const sent = await db.outboxMail.findMany({
    where: { messageId: { startsWith: prefix }, createdAt: { gte: startOfDay(from) } },
    select: { messageId: true },
  });
  return sent.map(({ messageId }): Day => messageId.slice(prefix.length, messageId.indexOf("@")));
}

/**
 * Returns the start of the period to report: the morning of the previous digest, so that each entry is reported once,
 * or the morning 14 days ago if there was no digest since then.
 */
async function findPeriodStart(db: Database, day: Day) {
  const days = await findDigestDays(db, addDays(day, -longestGapDays));
  const last = days
    .filter((each) => each < day)
    .sort()
    .at(-1);
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
    db.outboxMail.count({ where: { state: "failed", updatedAt: since }, take }),
  ]);
  return { overdue, due, entries, failedMails };
}

/**
 * Queues the digest on business days between seven and noon in the team's time zone, if there is anything to report.
 * Returns whether the digest was queued; only one instance succeeds, because the unique Message-ID contains the day.
 */
export async function queueDigest(db: Database, now = new Date()) {
  const day = getDay(now);
  if (!isBusinessDay(day) || now < getMorning(day) || now >= atHour(day, 12)) return false;
  if ((await findDigestDays(db, day)).includes(day)) return false;
  const counts = await countFor(db, day);
  if (Object.values(counts).every((count) => count === 0)) return false;
  const payload = { at: now.toISOString(), ...counts };
  try {
    const mail = createMailRow({ kind: "digest", to: await readTeamAddress(), payload });
    const messageId = `${prefix}${day}@${getSenderDomain()}>`;
    await db.outboxMail.create({ data: { ...mail, messageId, createdAt: now } });
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
