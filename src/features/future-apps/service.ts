import "server-only";
import { futureApps } from "@/content/future-apps";
import { messages } from "@/content/messages";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import type { AppVotes, VoteInput } from "./schema";
import { type Voter, voterKeys } from "./voter";

/** All votable apps with their counts, in the order of the content; one without a row has no votes yet. */
export async function listApps(db: Database) {
  const rows = await db.futureApp.findMany({ select: { id: true, voteCount: true } });
  const counts = new Map(rows.map((row) => [row.id, row.voteCount]));
  return futureApps.map(({ slug, name }) => ({ id: slug, name, voteCount: counts.get(slug) ?? 0 }));
}

/** The slugs a voter has voted for, as a member or from this browser. */
export async function listVotedApps(db: Database, voter: Voter) {
  const keys = voterKeys(voter);
  if (keys.length === 0) return [];
  const rows = await db.vote.findMany({ where: { voterKey: { in: keys } }, select: { appId: true } });
  return [...new Set(rows.map((row) => row.appId))];
}

async function countOf(db: Database, id: string): Promise<AppVotes> {
  const row = await db.futureApp.findUnique({ where: { id }, select: { voteCount: true } });
  return { id, voteCount: row?.voteCount ?? 0 };
}

/**
 * Counts one vote of one voter for one app, once: the count moves in the transaction that stores the vote's
 * row, which is unique. The first vote for an app makes its row. A repeat changes nothing and says so.
 * Throws UNAUTHORIZED when the member was deleted meanwhile.
 */
export async function castVote(db: Database, voter: Voter, { slug }: VoteInput) {
  const [voterKey, ...others] = voterKeys(voter);
  if (!voterKey) throw new Error("a vote needs a voter");
  const earlier = others.length
    ? await db.vote.findFirst({ where: { appId: slug, voterKey: { in: others } }, select: { id: true } })
    : null;
  if (earlier) return { ...(await countOf(db, slug)), alreadyVoted: true };
  const name = futureApps.find((app) => app.slug === slug)?.name ?? slug;
  try {
    const [app] = await db.$transaction([
      db.futureApp.upsert({
        where: { id: slug },
        create: { id: slug, name, voteCount: 1 },
        update: { voteCount: { increment: 1 } },
        select: { voteCount: true },
      }),
      db.vote.create({ data: { appId: slug, voterKey, userId: voter.userId } }),
    ]);
    return { id: slug, voteCount: app.voteCount, alreadyVoted: false };
  } catch (error) {
    if (isUniqueViolation(error)) return { ...(await countOf(db, slug)), alreadyVoted: true };
    if (isForeignKeyViolation(error)) throw refuse("UNAUTHORIZED", "signed-out", messages.general.signedOut);
    throw error;
  }
}
