import "server-only";
import { futureApps } from "@/content/future-apps";
import { sharedRead } from "@/server/batch";
import type { Database } from "@/server/db/client";
import { type Voter, voterKeys } from "./voter";

const readCounts = sharedRead((db) => db.futureApp.findMany({ select: { id: true, voteCount: true } }));

/** Returns the votable apps with their counts, in the order of the content; one without a row has no votes yet. */
export async function listApps(db: Database) {
  const rows = await readCounts(db);
  const counts = new Map(rows.map((row) => [row.id, row.voteCount]));
  return futureApps.map(({ slug, name }) => ({ id: slug, name, voteCount: counts.get(slug) ?? 0 }));
}

/** Returns the slugs that a voter has voted for, as a member or from this browser. */
export async function listVotedApps(db: Database, voter: Voter) {
  const keys = voterKeys(voter);
  if (keys.length === 0) return [];
  const rows = await db.vote.findMany({ where: { voterKey: { in: keys } }, select: { appId: true } });
  return [...new Set(rows.map((row) => row.appId))];
}
