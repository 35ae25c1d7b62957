import "server-only";
import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";
import { createBatcher, createPerDatabase } from "./batch";
import { type Database, database } from "./db/client";
import { selectJsonRows } from "./db/sql";
import { Refusal } from "./refusal";

export type Limit = { name: string; points: number; seconds: number };

/** `per` names the owner of the budget, `when` the calls that count. */
export type StatedLimit = Limit & { per: string; when?: string };

type Counted = { key: string; points: number; expire: Date | string };

type Use = { key: string; seconds: number };

/** Counts uses in one statement, to be exact across instances. Returns each key's earlier uses and its window's end. */
async function countUses(db: Database, seconds: number, uses: Use[]) {
  const now = new Date();
  const end = new Date(now.getTime() + seconds * 1000);
  const added = new Map<string, number>();
  // Sorts the keys, so that two instances cannot deadlock.
  for (const key of uses.map((use) => use.key).sort()) added.set(key, (added.get(key) ?? 0) + 1);
  const rows = Array.from(added, ([key, points]) => ({ key, points }));
  const counted = await db.$queryRaw<Counted[]>`
    INSERT INTO rate_limits (key, points, expire)
    SELECT value ->> 'key', CAST(value ->> 'points' AS INTEGER), ${end} FROM ${selectJsonRows(rows)} WHERE TRUE
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN rate_limits.expire > ${now} THEN rate_limits.points ELSE 0 END,
      expire = CASE WHEN rate_limits.expire > ${now} THEN rate_limits.expire ELSE excluded.expire END
    RETURNING key, points, expire`;
  return counted.map(({ key, points, expire }) => {
    return { key, used: points - (added.get(key) ?? 0), until: new Date(expire) };
  });
}

const countUse = createPerDatabase((db) =>
  createBatcher(async (batch: Use[]) => {
    const windows = [...new Set(batch.map((use) => use.seconds))];
    const counted = await Promise.all(
      windows.map((seconds) => {
        const uses = batch.filter((use) => use.seconds === seconds);
        return countUses(db, seconds, uses);
      }),
    );
    const counts = new Map(counted.flat().map((count) => [count.key, count]));
    return batch.map(({ key }) => {
      const count = counts.get(key);
      if (!count) throw new Error("the database returned no count");
      // Uses of the same key in one batch are counted one after the other.
      count.used += 1;
      return { ...count };
    });
  }),
);

const getKey = ({ name }: Limit, key: string) => `${name}:${key}`;

/** Counts a use. Returns 0 if the use is allowed, else the seconds to wait. Concurrent uses share one write. */
export async function consume(limit: Limit, key: string) {
  const { used, until } = await countUse(database())({ key: getKey(limit, key), seconds: limit.seconds });
  if (used <= limit.points) return 0;
  return Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
}

/** Returns whether the limit is used up, without counting a use. */
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
