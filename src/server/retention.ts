import "server-only";
import { retention } from "@/content/retention";
import { type Database, database } from "./db/client";
import { describeError, log } from "./log";

const day = 24 * 60 * 60_000;
const every = 60 * 60_000;
// Small bites, with room between them for those who wait.
const atOnce = 1_000;

type Count = Promise<{ count: number }>;

async function inBites(bite: () => Count) {
  let total = 0;
  for (;;) {
    const { count } = await bite();
    total += count;
    if (count < atOnce) return total;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function rulesFor(db: Database, now: number) {
  const ago = (days: number) => ({ lt: new Date(now - days * day) });
  const limit = atOnce;
  const over = { in: ["sent", "failed"] };
  const sessionsEnd = ago(retention.sessions);
  return {
    links: () => db.token.deleteMany({ where: { expiresAt: ago(retention.links) }, limit }),
    sessions: () =>
      db.authSession.deleteMany({
        where: { OR: [{ revokedAt: sessionsEnd }, { absoluteExpiresAt: sessionsEnd }] },
        limit,
      }),
    counters: () => db.rateLimit.deleteMany({ where: { expire: ago(0) }, limit }),
    letterTexts: () =>
      db.outboxMail.updateMany({
        where: {
          OR: [
            { state: "sent", sentAt: ago(retention.letterTexts) },
            { state: "failed", updatedAt: ago(retention.letterTexts) },
          ],
          NOT: { payload: { equals: {} } },
        },
        data: { payload: {} },
        limit,
      }),
    letters: () =>
      db.outboxMail.deleteMany({ where: { state: over, createdAt: ago(retention.letters) }, limit }),
    heldForms: () =>
      db.heldSubmission.deleteMany({
        // Released or not: what was released lives on as the record it became.
        where: { createdAt: ago(retention.heldForms) },
        limit,
      }),
    waitingList: () =>
      db.groupCoachingEntry.deleteMany({ where: { leftAt: ago(retention.leftWaitingList) }, limit }),
  } satisfies Record<string, () => Count>;
}

/** What the clean-up took away, by rule. */
export type Tidied = Record<keyof ReturnType<typeof rulesFor>, number>;

/**
 * Removes what has ended longer ago than src/content/retention.ts says, a thousand rows at a time. Safe to run
 * at any time and by several instances at once.
 */
export async function tidy(db: Database, now = Date.now()): Promise<Tidied> {
  const { links, sessions, counters, letterTexts, letters, heldForms, waitingList } = rulesFor(db, now);
  return {
    links: await inBites(links),
    sessions: await inBites(sessions),
    counters: await inBites(counters),
    letters: await inBites(letters),
    letterTexts: await inBites(letterTexts),
    heldForms: await inBites(heldForms),
    waitingList: await inBites(waitingList),
  };
}

async function tidyQuietly() {
  try {
    const removed = await tidy(database());
    if (Object.values(removed).some(Boolean)) log.info(removed, "tidied");
  } catch (error) {
    log.error(describeError(error), "clean-up stumbled");
  }
}

const globals = globalThis as { aureaTidying?: NodeJS.Timeout };

/** Starts this process's hourly clean-up, once; the first round is some minutes after the start. */
export function startTidying() {
  if (globals.aureaTidying) return;
  globals.aureaTidying = setInterval(() => void tidyQuietly(), every).unref();
  setTimeout(() => void tidyQuietly(), 2 * 60_000).unref();
}
