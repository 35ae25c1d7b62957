import "server-only";
import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";
import { inBatches, perDatabase } from "./batch";
import { type Database, database, Prisma } from "./db/client";
import { unsynced } from "./db/sqlite-adapter";
import { Refusal } from "./refusal";

export type Limit = { name: string; points: number; seconds: number };

/** A limit with what developers are told of it: who has one of their own, and when not every call counts. */
export type StatedLimit = Limit & { per: string; when?: string };

type Use = { key: string; seconds: number };
type Counted = { key: string; points: number; expire: Date | string };

/** Counts uses in one statement, which is exact however many instances do the same; gives the row of each key. */
async function countUses(db: Database, uses: Map<string, Use & { count: number }>) {
  const now = new Date();
  // In one order, so that no two instances wait for each other.
  const rows = [...uses.values()]
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(
      ({ key, seconds, count }) =>
        Prisma.sql`(${key}, ${count}, ${new Date(now.getTime() + seconds * 1000)})`,
    );
  const counted = await db.$queryRaw<Counted[]>`${Prisma.raw(unsynced)}
    INSERT INTO rate_limits (key, points, expire) VALUES ${Prisma.join(rows)}
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN rate_limits.expire > ${now} THEN rate_limits.points ELSE 0 END,
      expire = CASE WHEN rate_limits.expire > ${now} THEN rate_limits.expire ELSE excluded.expire END
    RETURNING key, points, expire`;
  return new Map(counted.map((row) => [row.key, row]));
}

/** Counts one use of a key; gives how many there were up to it, and when the window ends. */
const countUse = perDatabase((db) =>
  inBatches(async (batch: Use[]) => {
    const uses = new Map<string, Use & { count: number }>();
    for (const use of batch) uses.set(use.key, { ...use, count: (uses.get(use.key)?.count ?? 0) + 1 });
    const rows = await countUses(db, uses);
    const before = new Map([...uses].map(([key, { count }]) => [key, (rows.get(key)?.points ?? 0) - count]));
    return batch.map(({ key }) => {
      const used = (before.get(key) ?? 0) + 1;
      before.set(key, used);
      return { used, until: new Date(rows.get(key)?.expire ?? 0) };
    });
  }),
);

const keyOf = ({ name }: Limit, key: string) => `${name}:${key}`;

/**
 * Counts one use of a limit, in the database that all instances share; gives seconds to wait, 0 if allowed. Uses that
 * arrive together are counted in one write.
 */
export async function consume(limit: Limit, key: string) {
  const { used, until } = await countUse(database())({ key: keyOf(limit, key), seconds: limit.seconds });
  if (used <= limit.points) return 0;
  return Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
}

/** Whether a limit is used up; counts nothing. */
export async function isUsedUp(limit: Limit, key: string) {
  const row = await database().rateLimit.findUnique({ where: { key: keyOf(limit, key) } });
  return row !== null && Number(row.expire) > Date.now() && row.points >= limit.points;
}

/** The refusal with 429 of a limit that is used up for so many seconds. */
export function tooMany(seconds: number, cause: Refusal) {
  return new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: messages.general.rateLimited(seconds),
    cause,
  });
}

/** Counts one use of a limit; throws TOO_MANY_REQUESTS (rate-limited) beyond it. */
export async function consumeOrRefuse(limit: Limit, key: string) {
  const seconds = await consume(limit, key);
  if (seconds > 0) throw tooMany(seconds, new Refusal("rate-limited"));
}

/** Gives back one use that turned out to be harmless. */
export async function refund(limit: Limit, key: string) {
  await database().rateLimit.updateMany({
    where: { key: keyOf(limit, key), expire: { gt: new Date() }, points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  });
}
