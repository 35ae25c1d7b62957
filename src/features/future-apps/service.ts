import "server-only";
import { voteMessages } from "@/content/vote-messages";
import { createBatcher, createPerDatabase } from "@/server/batch";
import { liveContent } from "@/server/content/live";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { selectJsonRows } from "@/server/db/sql";
import { refusal, signedOutRefusal } from "@/server/refusal";
import { createTimeOrderedId } from "@/server/time-ordered-id";
import type { AppVotes, VoteInput } from "./schema";
import { listVoterKeys, type Voter } from "./voter";

/** Concurrent callers share one read, which never begins before their call. */
const countReader = createPerDatabase((db) =>
  createBatcher<void, AppVotes[]>(async (calls) => {
    const counts = await db.futureApp.findMany({ select: { id: true, voteCount: true } });
    return calls.map(() => counts);
  }, Number.POSITIVE_INFINITY),
);

/** Returns all apps with their vote counts, in the order of the content. An app without a row has no votes yet. */
export async function listApps(db: Database) {
  const [rows, { list }] = await Promise.all([countReader(db)(), liveContent("futureApps")]);
  const counts = new Map(rows.map((row) => [row.id, row.voteCount]));
  return list.map(({ slug, name }) => ({ id: slug, name, voteCount: counts.get(slug) ?? 0 }));
}

/** Returns the slugs for which a voter has voted, as a member or in this browser. */
export async function listVotedApps(db: Database, voter: Voter) {
  const keys = listVoterKeys(voter);
  if (keys.length === 0) return [];
  const rows = await db.vote.findMany({ where: { voterKey: { in: keys } }, select: { appId: true } });
  return [...new Set(rows.map((row) => row.appId))];
}

type Cast = { id: string; slug: VoteInput["slug"]; name: string; keys: string[]; userId: string | null };
type Result = AppVotes & { isStored: boolean };

/** Removes repeated votes, because a person may vote for an app as a visitor and then as a member. */
function removeRepeatedVotes(casts: Cast[]) {
  const seen = new Set<string>();
  return casts.filter(({ slug, keys }) => {
    const names = keys.map((key) => `${slug} ${key}`);
    const isRepeat = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return !isRepeat;
  });
}

/**
 * Stores votes and increases the counts in one transaction, and returns the count after each vote. Omits repeated
 * votes and votes of members whose account was deleted.
 */
async function storeVotes(db: Database, casts: Cast[]): Promise<Result[]> {
  const now = new Date();
  // Rows are always locked in the same order, so that two instances cannot deadlock.
  const apps = [...new Map(casts.map(({ slug, name }) => [slug, { slug, name }])).values()].sort(
    (one, other) => (one.slug < other.slug ? -1 : 1),
  );
  const votes = removeRepeatedVotes(casts).map(({ id, slug, keys, userId }) => {
    const [key = "", otherKey = null] = keys;
    return { id, slug, key, otherKey, userId };
  });
  const [counts, stored] = await db.$transaction([
    // Creates the rows of apps without votes, locks the rows of all apps, and returns the counts before these votes.
    db.$queryRaw<AppVotes[]>`
      INSERT INTO future_apps (id, name, "voteCount", "createdAt", "updatedAt")
      SELECT value ->> 'slug', value ->> 'name', 0, ${now}, ${now} FROM ${selectJsonRows(apps)} WHERE TRUE
      ON CONFLICT (id) DO UPDATE SET "updatedAt" = excluded."updatedAt"
      RETURNING id, "voteCount"`,
    db.$queryRaw<{ id: string }[]>`
      INSERT INTO votes (id, "appId", "voterKey", "userId", "createdAt", "updatedAt")
      SELECT value ->> 'id', value ->> 'slug', value ->> 'key', value ->> 'userId', ${now}, ${now}
      FROM ${selectJsonRows(votes)}
      WHERE NOT EXISTS (
          SELECT 1 FROM votes WHERE "voterKey" = value ->> 'otherKey' AND "appId" = value ->> 'slug'
        )
        AND (value ->> 'userId' IS NULL OR EXISTS (SELECT 1 FROM users WHERE users.id = value ->> 'userId'))
      ON CONFLICT ("voterKey", "appId") DO NOTHING
      RETURNING id`,
    db.$executeRaw`
      UPDATE future_apps SET "voteCount" = "voteCount" + added.votes
      FROM (
        SELECT "appId", count(*) AS votes FROM votes
        WHERE id IN (SELECT value ->> 'id' FROM ${selectJsonRows(votes)}) GROUP BY "appId"
      ) AS added
      WHERE future_apps.id = added."appId"`,
  ]);
  const storedIds = new Set(stored.map(({ id }) => id));
  const countOf = new Map(counts.map(({ id, voteCount }) => [id, Number(voteCount)]));
  return casts.map(({ id, slug }) => {
    const isStored = storedIds.has(id);
    const voteCount = (countOf.get(slug) ?? 0) + (isStored ? 1 : 0);
    countOf.set(slug, voteCount);
    return { id: slug, voteCount, isStored };
  });
}

const castInBatch = createPerDatabase((db) =>
  createBatcher(async (casts: Cast[]) => {
    try {
      return await storeVotes(db, casts);
    } catch (error) {
      // A member was deleted between check and insert; the second attempt omits their vote.
      if (!isForeignKeyViolation(error)) throw error;
      return storeVotes(db, casts);
    }
  }),
);

/**
 * Returns the count, and `alreadyVoted` if the vote had been counted before; concurrent votes share a transaction.
 * Throws `BAD_REQUEST` (not-votable) if the app is not open for votes, and `UNAUTHORIZED` (signed-out) if the member
 * was deleted meanwhile.
 */
export async function castVote(db: Database, voter: Voter, { slug }: VoteInput) {
  const { list } = await liveContent("futureApps");
  const app = list.find((each) => each.slug === slug && each.state === "open");
  if (!app) throw refusal("BAD_REQUEST", "not-votable", voteMessages.notVotable);
  const { userId } = voter;
  const keys = listVoterKeys(voter);
  if (keys.length === 0) throw new Error("a vote needs a voter");
  const { id, voteCount, isStored } = await castInBatch(db)({
    id: createTimeOrderedId(),
    slug,
    name: app.name,
    keys,
    userId,
  });
  if (!isStored && userId) {
    const member = await db.user.findUnique({ where: { id: userId }, select: { id: true } });
    if (!member) throw signedOutRefusal();
  }
  return { id, voteCount, alreadyVoted: !isStored };
}
