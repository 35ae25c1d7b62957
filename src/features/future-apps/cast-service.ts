import "server-only";
import { futureApps } from "@/content/future-apps";
import { inBatches, perDatabase } from "@/server/batch";
import { type Database, isSqlite, Prisma } from "@/server/db/client";
import { isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";
import { eachOf } from "@/server/db/rows";
import { signedOut } from "@/server/refusal";
import { timeOrderedId } from "@/server/time-ordered-id";
import type { AppVotes, VoteInput } from "./schema";
import { listApps } from "./service";
import { type Voter, voterKeys } from "./voter";

/** A vote to be counted: `keys` are all that its voter may have voted under, the first is for this one. */
type Cast = { slug: VoteInput["slug"]; keys: string[]; userId: string | null; isNew?: boolean };
type Outcome = AppVotes & { alreadyVoted: boolean };

const nameOf = (slug: string) => futureApps.find((app) => app.slug === slug)?.name ?? slug;

/** Which of these have a vote of their voter already. A visitor who is new has none: the id was made for this vote. */
async function findVoted(db: Database, casts: Cast[]) {
  const keys = casts.flatMap((cast) => (cast.isNew ? [] : cast.keys.map((key) => [key])));
  if (keys.length === 0) return [];
  const rows = await db.$queryRaw<{ appId: string; voterKey: string }[]>`
    SELECT "appId", "voterKey" FROM votes WHERE "voterKey" IN (SELECT value ->> 0 FROM ${eachOf(keys)})`;
  const voted = new Set(rows.map(({ appId, voterKey }) => `${appId} ${voterKey}`));
  return casts.filter(({ slug, keys }) => keys.some((key) => voted.has(`${slug} ${key}`)));
}

/** Runs two writes, all or none; gives the rows of the first. PostgreSQL takes both as one statement: one way there instead of four. */
async function both(db: Database, first: Prisma.Sql, second: Prisma.Sql) {
  if (!isSqlite) return db.$queryRaw<AppVotes[]>`WITH second AS (${second}) ${first}`;
  const [rows] = await db.$transaction([db.$queryRaw<AppVotes[]>(first), db.$executeRaw(second)]);
  return rows;
}

/**
 * Stores a row for each vote and moves the counts by as many, in one transaction: all or none. The first vote for an
 * app makes its row. Gives what each count was right after a vote. Throws when a vote is there already. The statements are
 * ours: Prisma would plan one anew for each number of votes.
 */
async function store(db: Database, casts: Cast[]) {
  const left = new Map<string, number>();
  for (const { slug } of casts) left.set(slug, (left.get(slug) ?? 0) + 1);
  const now = new Date();
  // In one order, so that no two instances wait for each other.
  const apps = [...left]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([slug, votes]) => [slug, nameOf(slug), votes]);
  const votes = casts.map(({ slug, keys, userId }) => [timeOrderedId(), slug, keys[0] ?? "", userId]);
  const move = Prisma.sql`
    INSERT INTO future_apps (id, name, "voteCount", "createdAt", "updatedAt")
    SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS INTEGER), ${now}, ${now} FROM ${eachOf(apps)} WHERE TRUE
    ON CONFLICT (id) DO UPDATE SET
      "voteCount" = future_apps."voteCount" + excluded."voteCount", "updatedAt" = excluded."updatedAt"
    RETURNING id, "voteCount"`;
  const keep = Prisma.sql`
    INSERT INTO votes (id, "appId", "voterKey", "userId", "createdAt", "updatedAt")
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, ${now}, ${now} FROM ${eachOf(votes)}`;
  const counted = await both(db, move, keep);
  const counts = new Map(counted.map(({ id, voteCount }) => [id, Number(voteCount) - (left.get(id) ?? 0)]));
  return casts.map((cast) => {
    const voteCount = (counts.get(cast.slug) ?? 0) + 1;
    counts.set(cast.slug, voteCount);
    return [cast, { id: cast.slug, voteCount, alreadyVoted: false }] as const;
  });
}

async function alreadyVoted(db: Database, { slug }: Cast): Promise<Outcome> {
  const app = (await listApps(db)).find(({ id }) => id === slug);
  return { id: slug, voteCount: app?.voteCount ?? 0, alreadyVoted: true };
}

/** Counts a vote that could not be stored together with others. */
async function castAlone(db: Database, cast: Cast): Promise<Outcome | Error> {
  try {
    const [stored] = await store(db, [cast]);
    return stored?.[1] ?? new Error("a vote was lost");
  } catch (error) {
    if (isUniqueViolation(error)) return alreadyVoted(db, cast);
    if (isForeignKeyViolation(error)) return signedOut();
    throw error;
  }
}

async function castAll(db: Database, casts: Cast[]): Promise<Map<Cast, Outcome | Error>> {
  const outcomes = new Map<Cast, Outcome | Error>();
  const voted = new Set(await findVoted(db, casts));
  // Of a voter who presses twice the first goes along; the second finds it there.
  const taken = new Set<string>();
  const [fresh, again]: [Cast[], Cast[]] = [[], []];
  for (const cast of casts) {
    if (voted.has(cast)) continue;
    const names = cast.keys.map((key) => `${cast.slug} ${key}`);
    (names.some((name) => taken.has(name)) ? again : fresh).push(cast);
    for (const name of names) taken.add(name);
  }
  try {
    const stored = fresh.length ? await store(db, fresh) : [];
    for (const [cast, outcome] of stored) outcomes.set(cast, outcome);
  } catch (error) {
    if (!isUniqueViolation(error) && !isForeignKeyViolation(error)) throw error;
    for (const cast of fresh) outcomes.set(cast, await castAlone(db, cast));
  }
  await Promise.all([...voted].map(async (cast) => outcomes.set(cast, await alreadyVoted(db, cast))));
  if (again.length) for (const [cast, outcome] of await castAll(db, again)) outcomes.set(cast, outcome);
  return outcomes;
}

const castTogether = perDatabase((db) =>
  inBatches(async (casts: Cast[]) => {
    const outcomes = await castAll(db, casts);
    return casts.map((cast) => outcomes.get(cast));
  }),
);

/**
 * Counts one vote of one voter for one app, once: the count moves in the transaction that stores the vote's row, which is
 * unique. Votes that arrive together share a transaction, and each is answered when that is durable. A repeat changes
 * nothing and says so. Throws UNAUTHORIZED when the member was deleted meanwhile.
 */
export async function castVote(db: Database, voter: Voter, { slug }: VoteInput): Promise<Outcome> {
  const keys = voterKeys(voter);
  if (keys.length === 0) throw new Error("a vote needs a voter");
  const outcome = await castTogether(db)({ slug, keys, userId: voter.userId, isNew: voter.isNew });
  if (!outcome || outcome instanceof Error) throw outcome ?? new Error("a vote was lost");
  return outcome;
}
