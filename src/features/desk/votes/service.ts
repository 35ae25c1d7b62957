import "server-only";
import { futureApps } from "@/content/future-apps";
import type { Database } from "@/server/db/client";
import { dailyCounts } from "../overview/day-counts";
import type { OverTimeInput } from "./schema";

const checks = ["votes.checked", "votes.repaired"];

/** Returns the result of the last comparison of counts and votes, or null. */
async function lastCheck(db: Database) {
  const found = await Promise.all(
    checks.map((action) =>
      db.auditEntry.findFirst({
        where: { action },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        select: { action: true, after: true, createdAt: true },
      }),
    ),
  );
  const [last] = found
    .filter((row) => row !== null)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (!last) return null;
  const after = Object(last.after) as Record<string, unknown>;
  const isRepaired = last.action === "votes.repaired";
  const faults = isRepaired ? Object.keys(after).length : Number(after.faults ?? 0);
  return { at: last.createdAt, isRepaired, faults };
}

/** Returns all apps with their votes and share in per cent, most votes first. */
export async function voteBoard(db: Database) {
  const [rows, check] = await Promise.all([
    db.futureApp.findMany({ select: { id: true, voteCount: true } }),
    lastCheck(db),
  ]);
  const counts = new Map(rows.map(({ id, voteCount }) => [id, voteCount]));
  const total = futureApps.reduce((sum, { slug }) => sum + (counts.get(slug) ?? 0), 0);
  const apps = futureApps
    .map(({ slug, name }) => ({ id: slug, name, count: counts.get(slug) ?? 0 }))
    .map((app) => ({ ...app, share: total ? Math.round((app.count / total) * 100) : 0 }))
    .sort((one, other) => other.count - one.count);
  return { apps, total, check };
}

/** Returns the votes per day, of one app or all. */
export async function votesOverTime(db: Database, { app, days }: OverTimeInput) {
  const list = await dailyCounts(db, app === "all" ? "votes" : `votes:${app}`, days);
  return { days: list, total: list.reduce((sum, { count }) => sum + count, 0) };
}

export type VoteBoard = Awaited<ReturnType<typeof voteBoard>>;
export type VotesOverTime = Awaited<ReturnType<typeof votesOverTime>>;
