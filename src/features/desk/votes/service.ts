import "server-only";
import { deskVotes } from "@/content/desk-votes";
import { liveContent } from "@/server/content/live";
import type { Database } from "@/server/db/client";
import { refusal } from "@/server/refusal";
import { readDailyCounts } from "../overview/day-counts";
import type { VotesOverTimeInput } from "../schema";

/**
 * Returns all apps with their votes, most votes first. `total` also counts the votes of removed apps, as the chart does.
 */
export async function countVotes(db: Database) {
  const [rows, { list }] = await Promise.all([
    db.futureApp.findMany({ select: { id: true, voteCount: true } }),
    liveContent("futureApps"),
  ]);
  const counts = new Map(rows.map(({ id, voteCount }) => [id, voteCount]));
  const apps = list
    .map(({ slug, name }) => ({ id: slug, name, count: counts.get(slug) ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return { apps, total: rows.reduce((sum, { voteCount }) => sum + voteCount, 0) };
}

/** Returns the result of `countVotes`, with the share of each app in per cent. */
export async function getVoteBoard(db: Database) {
  const { apps, total } = await countVotes(db);
  const listed = apps.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => (listed ? Math.round((count / listed) * 100) : 0);
  return { apps: apps.map((app) => ({ ...app, share: shareOf(app.count) })), total };
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
