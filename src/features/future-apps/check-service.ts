import "server-only";
import { endOfDay, startOfDay } from "@/lib/calendar";
import { createAuditRow } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";

type Counted = { name: string; rows: number; count: number };

/** `apps` has all counts, and `days` only the day counts that differ, such as "votes:eq-vitamins 2026-11-20". */
export type VotesCheck = { apps: Counted[]; days: Counted[]; keptDays: number };

type Reader = Pick<Database, "$queryRaw" | "$executeRaw" | "vote" | "dayCount" | "auditEntry">;

const isDifferent = ({ rows, count }: Counted) => rows !== count;

// Uses a single statement, because a vote could be stored between two statements.
async function compareApps(db: Reader): Promise<Counted[]> {
  const found = await db.$queryRaw<{ name: string; rows: bigint | number; count: bigint | number }[]>`
    SELECT "id" AS "name", "voteCount" AS "count",
      (SELECT count(*) FROM "votes" WHERE "votes"."appId" = "future_apps"."id") AS "rows"
    FROM "future_apps" ORDER BY "id"`;
  return found.map(({ name, rows, count }) => ({ name, rows: Number(rows), count: Number(count) }));
}

async function countRowsOfDay(db: Reader, day: string) {
  const groups = await db.vote.groupBy({
    by: ["appId"],
    where: { createdAt: { gte: startOfDay(day), lte: endOfDay(day) } },
    _count: { _all: true },
  });
  const rows = new Map(groups.map(({ appId, _count }) => [`votes:${appId}`, _count._all]));
  const total = groups.reduce((sum, { _count }) => sum + _count._all, 0);
  return rows.set("votes", total);
}

async function compareDays(db: Reader) {
  const kept = await db.dayCount.findMany({
    where: { OR: [{ series: "votes" }, { series: { startsWith: "votes:" } }] },
    orderBy: [{ day: "asc" }, { series: "asc" }],
    select: { series: true, day: true, count: true },
  });
  const days = new Map<string, Awaited<ReturnType<typeof countRowsOfDay>>>();
  for (const { day } of kept) if (!days.has(day)) days.set(day, await countRowsOfDay(db, day));
  const compared = kept.map(({ series, day, count }) => ({
    name: `${series} ${day}`,
    rows: days.get(day)?.get(series) ?? 0,
    count,
  }));
  return { days: compared.filter(isDifferent), keptDays: days.size };
}

export function listMismatches({ apps, days }: VotesCheck) {
  return [...apps.filter(isDifferent), ...days];
}

function pickCounts(faults: Counted[], side: "rows" | "count"): Prisma.InputJsonObject {
  return Object.fromEntries(faults.map((fault) => [fault.name, fault[side]]));
}

async function compare(db: Reader): Promise<VotesCheck> {
  return { apps: await compareApps(db), ...(await compareDays(db)) };
}

/** Compares every vote count with its rows and writes the result to the audit log. Votes may be cast meanwhile. */
export async function checkVotes(db: Database): Promise<VotesCheck> {
  const check = await compare(db);
  const after = {
    faults: listMismatches(check).length,
    rows: check.apps.reduce((sum, { rows }) => sum + rows, 0),
  };
  await db.auditEntry.create({ data: createAuditRow({ action: "votes.checked", subject: "votes", after }) });
  return check;
}

/**
 * Sets every vote count to its number of rows, in one transaction with the audit row, and returns the comparison from
 * before the repair. Locks the counts first, so votes cast meanwhile wait.
 */
export async function repairVotes(db: Database): Promise<VotesCheck> {
  const apps = await db.futureApp.findMany({ select: { id: true } });
  // Votes lock the rows in this order, and another order could cause a deadlock.
  const inOrder = apps.map(({ id }) => id).sort((one, other) => (one < other ? -1 : 1));
  return db.$transaction(
    async (within) => {
      for (const id of inOrder) {
        await within.$executeRaw`UPDATE "future_apps" SET "voteCount" = "voteCount" WHERE "id" = ${id}`;
      }
      const check = await compare(within);
      const faults = listMismatches(check);
      if (faults.length === 0) return check;
      // Counts again after the lock, because votes that were being stored are visible only now.
      await within.$executeRaw`
        UPDATE "future_apps"
        SET "voteCount" = (SELECT count(*) FROM "votes" WHERE "votes"."appId" = "future_apps"."id")`;
      for (const { name, rows } of check.days) {
        const [series = "", day = ""] = name.split(" ");
        await within.dayCount.update({ where: { series_day: { series, day } }, data: { count: rows } });
      }
      const change = { before: pickCounts(faults, "count"), after: pickCounts(faults, "rows") };
      const audit = createAuditRow({ action: "votes.repaired", subject: "votes", ...change });
      await within.auditEntry.create({ data: audit });
      return check;
    },
    { timeout: 120_000 },
  );
}
