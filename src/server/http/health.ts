import "server-only";
import { messages } from "@/content/messages";
import { createPerDatabase } from "@/server/batch";
import { type Database, database } from "@/server/db/client";
import { problem } from "@/server/http/problem";
import { describeError, log } from "@/server/log";
import { withTimeout } from "@/server/with-timeout";

const probe = { everyMs: 1_000, timeoutMs: 3_000 };

async function write(db: Database) {
  const expire = new Date(Date.now() + 60_000);
  const row = { key: "ready:probe", points: 0, expire };
  await db.rateLimit.upsert({ where: { key: row.key }, create: row, update: { expire } });
}

const lastProbe = createPerDatabase(() => ({ at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve() }));

/** Throws unless a write succeeds within three seconds. Writes at most once a second. */
export function checkDatabase(db: Database) {
  const last = lastProbe(db);
  if (performance.now() - last.at < probe.everyMs) return last.outcome;
  last.at = performance.now();
  const createError = () => new Error("the database accepts no write");
  last.outcome = withTimeout(write(db), probe.timeoutMs, createError);
  return last.outcome;
}

const headers = { "cache-control": "no-store" };

export function handleHealth() {
  return Response.json({ status: "ok" }, { headers });
}

/** Returns 200 while the database is usable, else 503. */
export async function handleReady() {
  try {
    await checkDatabase(database());
    return Response.json({ status: "ready" }, { headers });
  } catch (error) {
    log.error(describeError(error), "not ready");
    return problem(503, messages.general.databaseUnavailable);
  }
}
