import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase } from "@/server/db/client";
import { makeEntry, storeApplication } from "./desk-records";
import { makeMember, signInAs } from "./factories";
import type { Person, World } from "./fuzz-run";

const pauseMs = 250;
const members = [1, 2, 3, 4, 5, 6].map((at) => ({ owner: `m${at}`, role: "member" as const }));
const all = [...members, ...[1, 2].map((at) => ({ owner: `c${at}`, role: "coach" as const }))];
const addresses = ["noor@example.org", "known@example.org", "Noor+list@Example.org", "new@sub.example.org"];

const canary = (owner: string, what: string) => `canary-${owner}-${what}`;

const mailOf = (owner: string) => `${canary(owner, "mail")}@example.org`;
const coaches = all.filter(({ role }) => role === "coach").map(({ owner }) => mailOf(owner));

async function enter(db: Database, { owner, role }: Omit<Person, "cookie">) {
  const email = mailOf(owner);
  const known = await db.user.findFirst({ where: { emailCanonical: email } });
  const user = known ?? (await makeMember({ email, displayName: canary(owner, "name"), role }, db));
  const { claims, cookie } = await signInAs(user, { db });
  return { owner, role, cookie, user, claims };
}

/** Creates a member who never sends a request. */
async function plantVictim(db: Database) {
  const [email, name] = ["known@example.org", canary("v", "name")];
  const user = await makeMember({ email, displayName: name }, db);
  const { claims } = await signInAs(user, { db });
  const answers = Array.from({ length: 5 }, () => canary("v", "answer"));
  const quiz = await db.quizResult.create({
    data: { userId: user.id, attemptId: canary("v", "attempt"), archetype: "guardian", answers },
  });
  const applied = await storeApplication({ name, email, primaryGoals: canary("v", "goals") }, db);
  const note = await db.applicationNote.create({
    data: { applicationId: applied.id, text: canary("v", "note") },
  });
  const entry = await makeEntry({ name, motivation: canary("v", "reason") }, db);
  return { user, ids: [user.id, claims.sid, quiz.id, applied.id, entry.id, note.id] };
}

/**
 * Adds the clients of a fuzz run to the site's database, with canary texts that only their owner may read. Until
 * `leave`, signs clients in again if they were signed out or deleted, and empties the rate limits.
 */
export async function addClients(url: string, databaseUrl: string) {
  const db = openDatabase(databaseUrl);
  const { user: victim, ids } = await plantVictim(db);
  let entered = await Promise.all(all.map((one) => enter(db, one)));
  const answer = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken: token } = await answer.json();
  const csrf = { token, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const world: World = { people: [], ids: [], addresses, csrf };

  function report() {
    const own = entered.flatMap(({ user, claims }) => [user.id, claims.sid]);
    const people = entered.map(({ owner, role, cookie }): Person => ({ owner, role, cookie }));
    Object.assign(world, { people, ids: [...ids, ...own] });
  }

  async function signInAgain() {
    await db.rateLimit.deleteMany();
    const live = await db.authSession.findMany({
      where: { id: { in: entered.map(({ claims }) => claims.sid) }, revokedAt: null },
      select: { id: true, user: { select: { sessionVersion: true } } },
    });
    const versions = new Map(live.map(({ id, user }) => [id, user.sessionVersion]));
    const isIn = ({ claims }: (typeof entered)[number]) => versions.get(claims.sid) === claims.sv;
    if (entered.every(isIn)) return;
    entered = await Promise.all(entered.map((one) => (isIn(one) ? one : enter(db, one))));
    report();
  }

  let isOver = false;
  async function keepSignedIn() {
    while (!isOver) {
      await wait(pauseMs);
      // A client may be deleted while it signs in; the next round adds it again.
      await signInAgain().catch(() => {});
    }
  }
  report();
  const kept = keepSignedIn();

  async function stop() {
    isOver = true;
    await kept;
  }

  /** Stops the sign-ins of the clients, and returns the forbidden changes that the clients have made. */
  async function damage() {
    await stop();
    const [now, others, apps, votes] = await Promise.all([
      db.user.findUnique({ where: { id: victim.id } }),
      // Coaches may delete themselves, but no member may become a coach.
      db.user.count({ where: { role: "coach", emailCanonical: { notIn: coaches } } }),
      db.futureApp.findMany(),
      db.vote.groupBy({ by: ["appId"], _count: true }),
    ]);
    const cast = new Map(votes.map(({ appId, _count }) => [appId, _count]));
    return [
      ...(["email", "displayName", "passwordHash", "role", "sessionVersion"] as const)
        .filter((column) => now?.[column] !== victim[column])
        .map((column) => `another member's ${column} was changed`),
      ...(others ? [`${others} members became coaches`] : []),
      ...apps
        .filter(({ id, voteCount }) => voteCount !== (cast.get(id) ?? 0))
        .map(({ id }) => `votes of ${id} are not what was cast`),
    ];
  }

  return { world, damage, leave: () => stop().then(() => db.$disconnect()) };
}
