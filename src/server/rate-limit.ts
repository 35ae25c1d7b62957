import "server-only";
import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";
import { createBatcher, createPerDatabase } from "./batch";
import { type Database, database } from "./db/client";
import { selectJsonRows } from "./db/sql";
import { Refusal } from "./refusal";

export type Limit = { name: string; points: number; seconds: number };

/** `per` says whose budget it is, `when` says which calls count. */
export type StatedLimit = Limit & { per: string; when?: string };

type Counted = { key: string; points: number; expire: Date | string };

/** One atomic statement is exact across instances. Returns each key's earlier count and end time. */
async function countUses(db: Database, seconds: number, uses: Map<string, number>) {
  const now = new Date();
  const end = new Date(now.getTime() + seconds * 1000);
  // Sorted, so that two instances cannot deadlock.
  const sorted = [...uses].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = sorted.map(([key, points]) => ({ key, points }));
  const counted = await db.$queryRaw<Counted[]>`
    INSERT INTO rate_limits (key, points, expire)
    SELECT value ->> 'key', CAST(value ->> 'points' AS INTEGER), ${end} FROM ${selectJsonRows(rows)} WHERE TRUE
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN rate_limits.expire > ${now} THEN rate_limits.points ELSE 0 END,
      expire = CASE WHEN rate_limits.expire > ${now} THEN rate_limits.expire ELSE excluded.expire END
    RETURNING key, points, expire`;
  return counted.map(
    ({ key, points, expire }) =>
      [key, { before: points - (uses.get(key) ?? 0), until: new Date(expire) }] as const,
  );
}

const countUse = createPerDatabase((db) =>
  createBatcher(async (batch: { key: string; seconds: number }[]) => {
    const windows = new Map<number, Map<string, number>>();
    for (const { key, seconds } of batch) {
      const uses = windows.get(seconds) ?? new Map<string, number>();
      windows.set(seconds, uses.set(key, (uses.get(key) ?? 0) + 1));
    }
    const counted = await Promise.all([...windows].map(([seconds, uses]) => countUses(db, seconds, uses)));
    const known = new Map(counted.flat());
    return batch.map(({ key }) => {
      const { before, until } = known.get(key) ?? { before: 0, until: new Date(0) };
      known.set(key, { before: before + 1, until });
      return { used: before + 1, until };
    });
  }),
);

const getKey = ({ name }: Limit, key: string) => `${name}:${key}`;

/** Returns the seconds until the next use is allowed, 0 if this use is allowed. Concurrent uses share one write. */
export async function consume(limit: Limit, key: string) {
  const { used, until } = await countUse(database())({ key: getKey(limit, key), seconds: limit.seconds });
  if (used <= limit.points) return 0;
  return Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
}

/** Does not count as a use. */
export async function isUsedUp(limit: Limit, key: string) {
  const row = await database().rateLimit.findUnique({ where: { key: getKey(limit, key) } });
  return row !== null && Number(row.expire) > Date.now() && row.points >= limit.points;
}

export function tooManyRequests(seconds: number, cause: Refusal) {
  return new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: messages.general.rateLimited(seconds),
    cause,
  });
}

/** Throws `TOO_MANY_REQUESTS` (rate-limited) beyond the limit. */
export async function consumeOrRefuse(limit: Limit, key: string) {
  const seconds = await consume(limit, key);
  if (seconds > 0) throw tooManyRequests(seconds, new Refusal("rate-limited"));
}

export async function refund(limit: Limit, key: string) {
  await database().rateLimit.updateMany({
    where: { key: getKey(limit, key), expire: { gt: new Date() }, points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  });
}
