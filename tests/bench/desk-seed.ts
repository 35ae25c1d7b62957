import { archetypeIds } from "../../src/content/archetypes";
import { futureApps } from "../../src/content/future-apps";
import { openDatabase } from "../../src/server/db/client";

type Size = { applications: number; entries: number; members: number; votes: number };

const first =
  "Mara Teun Ines Oskar Lena Yusuf Ada Bram Sanne Pieter Aylin Noor Joost Femke Kofi Lucia Mehmet".split(" ");
const last =
  "Jansen Bakker Visser Smit Meijer Mulder Bos Peters Hendriks Dekker Brouwer Kok Jacobs Maas".split(" ");
const apps = futureApps.map(({ slug }) => slug);
const day = 86_400;

function dialectOf(url: string) {
  const isSqlite = url.startsWith("file:");
  const now = new Date().toISOString();
  return {
    isSqlite,
    json: (text: string) => (isSqlite ? `'${text}'` : `'${text}'::jsonb`),
    /** `seconds` is an SQL expression. */
    ago: (seconds: string) =>
      isSqlite
        ? `strftime('%Y-%m-%dT%H:%M:%f+00:00', '${now}', (0 - (${seconds})) || ' seconds')`
        : `(timestamp '${now.replace("T", " ").replace("Z", "")}' - ((${seconds}) * interval '1 second'))`,
    pick: (words: readonly string[], index: string) =>
      `CASE (${index}) % ${words.length} ${words.map((word, i) => `WHEN ${i} THEN '${word}'`).join(" ")} END`,
  };
}

const series = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})`;

/** Inserts the rows by SQL statements, so that a million rows take seconds. */
async function fillDesk(url: string, { applications, entries, members, votes }: Size) {
  const db = openDatabase(url);
  const sql = dialectOf(url);
  const { ago, pick } = sql;
  const firstName = pick(first, "i");
  const lastName = pick(last, "i / 17");
  const name = `${firstName} || ' ' || ${lastName}`;
  const run = (text: string) => db.$executeRawUnsafe(text);
  const found = (prefix: string, domain: string) =>
    `lower(${name}) || ' ${prefix}' || i || ' example ${domain}'`;

  await run(`INSERT INTO "users" ("id", "email", "emailCanonical", "emailVerified", "displayName", "searchText",
    "membershipStatus", "purchasedProducts", "role", "createdAt", "updatedAt") ${series(members)}
    SELECT 'member-' || i, 'member' || i || '@example.com', 'member' || i || '@example.com',
    CASE WHEN i % 3 > 0 THEN ${ago("i")} END, ${name}, ${found("member", "com")},
    ${pick(["explorer", "explorer", "explorer", "adventurer", "alchemist", "founding_member"], "i")},
    ${sql.json("[]")}, 'member', ${ago(`i * ${Math.floor((800 * day) / members)}`)}, ${ago("i")} FROM n`);
  await run(`INSERT INTO "auth_sessions" ("id", "userId", "authTime", "lastSeenAt", "absoluteExpiresAt", "createdAt", "updatedAt")
    ${series(members)} SELECT 'session-' || i, 'member-' || i, ${ago("i * 7")}, ${ago("i * 5")}, ${ago("-2592000")},
    ${ago("i * 7")}, ${ago("i * 5")} FROM n`);
  await run(`INSERT INTO "quiz_results" ("id", "userId", "attemptId", "archetype", "answers", "createdAt", "updatedAt")
    ${series(members)} SELECT 'quiz-' || i, 'member-' || i, 'attempt-' || i,
    ${pick([...archetypeIds], "i")}, ${sql.json('["a"]')},
    ${ago(`i * ${Math.floor((400 * day) / members)}`)}, ${ago("i")} FROM n`);

  const status = pick(
    [
      "pending_review",
      ...Array(6).fill("declined"),
      "in_review",
      ...Array(4).fill("accepted"),
      "invited",
      ...Array(7).fill("withdrawn"),
    ],
    "i",
  );
  const step = Math.max(60, Math.floor((700 * day) / applications));
  await run(`INSERT INTO "private_coaching" ("id", "idempotencyKey", "name", "email", "emailCanonical", "searchText", "currentRole", "primaryGoals",
    "currentChallenges", "commitmentLevel", "investmentReadiness", "timeline", "status", "awaitsAnswer", "reviewed",
    "submittedAt", "dueAt", "createdAt", "updatedAt") ${series(applications)}
    SELECT 'application-' || i, 'key-' || i, ${name}, 'application' || i || '@example.org',
    'application' || i || '@example.org', ${found("application", "org")}, 'Head of people',
    'To hear my own voice before I answer. ' || i, 'My team has doubled and I sleep four hours a night. ' || i,
    ${pick(["absolute", "high", "moderate"], "i")}, 'planning', 'within-month', ${status},
    ${status} IN ('pending_review', 'in_review'), i % 20 > 0, ${ago(`i * ${step}`)}, ${ago(`i * ${step} - 9 * ${day}`)},
    ${ago(`i * ${step}`)}, ${ago("i")} FROM n`);

  await run(`INSERT INTO "group_coaching" ("id", "name", "email", "emailCanonical", "searchText", "motivation", "status", "notified",
    "submittedAt", "createdAt", "updatedAt") ${series(entries)}
    SELECT 'entry-' || i, ${name}, 'entry' || i || '@example.net', 'entry' || i || '@example.net',
    ${found("entry", "net")}, 'I am tired of being the calm one. ' || i, ${pick(["waiting", "waiting", "waiting", "invited", "left"], "i")},
    i % 5 = 3, ${ago(`i * ${step}`)}, ${ago(`i * ${step}`)}, ${ago("i")} FROM n`);

  for (const [index, app] of apps.entries()) {
    const share = Math.floor(votes / apps.length);
    await run(`INSERT INTO "future_apps" ("id", "name", "voteCount", "createdAt", "updatedAt")
      VALUES ('${app}', '${app}', ${share}, ${ago("1")}, ${ago("1")})
      ON CONFLICT ("id") DO UPDATE SET "voteCount" = ${share}`);
    await run(`INSERT INTO "votes" ("id", "appId", "voterKey", "createdAt", "updatedAt") ${series(share)}
      SELECT 'vote-${index}-' || i, '${app}', 'visitor:' || i, ${ago(`i * ${Math.max(1, Math.floor((365 * day) / share))}`)},
      ${ago("i")} FROM n`);
  }

  await run(`INSERT INTO "outbox" ("id", "kind", "recipient", "subject", "payload", "messageId", "about", "state", "attempts",
    "nextTryAt", "sentAt", "createdAt", "updatedAt") ${series(applications)}
    SELECT 'email-' || i, 'applicationReceived', 'application' || i || '@example.org', 'We have your application', ${sql.json("{}")},
    '<email-' || i || '@example.org>', 'application:application-' || i, CASE WHEN i % 5000 = 7 THEN 'failed' ELSE 'sent' END, 1,
    ${ago(`i * ${step}`)}, ${ago(`i * ${step}`)}, ${ago(`i * ${step}`)}, ${ago("i")} FROM n`);
  await run(`INSERT INTO "audit" ("id", "action", "subject", "createdAt", "updatedAt") ${series(applications)}
    SELECT 'event-' || i, 'application.submitted', 'application:application-' || i, ${ago(`i * ${step}`)}, ${ago("i")} FROM n`);
  await run(`INSERT INTO "caught_submissions" ("id", "form", "reason", "emailCanonical", "payload", "createdAt", "updatedAt")
    ${series(Math.ceil(entries / 10))} SELECT 'caught-' || i, 'waitlist', 'hidden-field', 'spam' || i || '@example.net',
    ${sql.json('{"name":"Spam","email":"spam@example.net"}')}, ${ago("i * 60")}, ${ago("i")} FROM n`);
  await run(sql.isSqlite ? "ANALYZE" : "VACUUM ANALYZE");
  await db.$disconnect();
}

const [url, scale] = process.argv.slice(2);
if (!url || !/^\d+$/.test(scale ?? "")) {
  console.error("usage: desk-seed.ts DATABASE_URL THOUSANDS   (an empty, migrated database)");
  process.exit(1);
}
const thousands = Number(scale) * 1_000;
await fillDesk(url, {
  applications: thousands,
  entries: thousands,
  members: Math.ceil(thousands / 2),
  votes: thousands * 10,
});
