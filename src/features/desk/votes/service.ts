import "server-only";
import { deskVotes } from "@/content/desk-votes";
import { liveContent } from "@/server/content/live";
import type { Database } from "@/server/db/client";
import { refusal } from "@/server/refusal";
import { readDailyCounts } from "../overview/day-counts";
import type { VotesOverTimeInput } from "../schema";

export async function countVotes(db: Database) {
  const [rows, { list }] = await Promise.all([
    db.futureApp.findMany({ select: { id: true, voteCount: true } }),
    liveContent("futureApps"),
  ]);
  const counts = new Map(rows.map(({ id, voteCount }) => [id, voteCount]));
  return list
    .map(({ slug, name }) => ({ id: slug, name, count: counts.get(slug) ?? 0 }))
    .sort((one, other) => other.count - one.count);
}

/**
 * Returns all apps with their votes and share in per cent, most votes first. `total` also counts the votes of removed
 * apps, as the chart does.
 */
export async function getVoteBoard(db: Database) {
  const counts = await countVotes(db);
  const listed = counts.reduce((sum, { count }) => sum + count, 0);
  const apps = counts.map((app) => ({ ...app, share: listed ? Math.round((app.count / listed) * 100) : 0 }));
  const { _sum } = await db.futureApp.aggregate({ _sum: { voteCount: true } });
  return { apps, total: _sum.voteCount ?? 0 };
}

/** Returns the votes by day, for all apps or one. Throws `BAD_REQUEST` (not-there) for an unknown app. */
export async function countVotesOverTime(db: Database, { app, days }: VotesOverTimeInput) {
  const { list } = await liveContent("futureApps");
  if (app !== "all" && !list.some(({ slug }) => slug === app)) {
    throw refusal("BAD_REQUEST", "not-there", deskVotes.unknownApp);
  }
  const series = app === "all" ? "votes" : (`votes:${app}` as const);
  const counts = (await readDailyCounts(db, [series], days))[series] ?? [];
  return { days: counts, total: counts.reduce((sum, { count }) => sum + count, 0) };
}

export type VoteBoard = Awaited<ReturnType<typeof getVoteBoard>>;
export type VotesOverTime = Awaited<ReturnType<typeof countVotesOverTime>>;
