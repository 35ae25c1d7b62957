import { database } from "@/server/db/client";
import { application } from "./application";
import { makeEntry } from "./desk-records";
import { makeMember, signInAs } from "./factories";
import type { Person } from "./fuzz-run";

// Adds the clients of a fuzz run to the site's database, with canary texts that only their owner may read. Signs
// clients in again if they were signed out or deleted, and empties the rate limits.
const db = database();
const pauseMs = 250;
const members = [1, 2, 3, 4, 5, 6].map((at) => ({ owner: `m${at}`, role: "member" as const }));
const all = [...members, ...[1, 2].map((at) => ({ owner: `c${at}`, role: "coach" as const }))];

const canary = (owner: string, what: string) => `canary-${owner}-${what}`;

const mailOf = (owner: string) => `${canary(owner, "mail")}@example.org`;
const coaches = all.filter(({ role }) => role === "coach").map(({ owner }) => mailOf(owner));

async function enter({ owner, role }: Omit<Person, "cookie">) {
  const email = mailOf(owner);
  const known = await db.user.findFirst({ where: { emailCanonical: email } });
  const user = known ?? (await makeMember({ email, displayName: canary(owner, "name"), role }));
  const { claims, cookie } = await signInAs(user);
  return { owner, role, cookie, user, claims };
}

/** The member never sends a request. */
async function plantVictim() {
  const user = await makeMember({ email: "known@example.org", displayName: canary("v", "name") });
  const { claims } = await signInAs(user);
  const answers = Array.from({ length: 5 }, () => canary("v", "answer"));
  const quiz = await db.quizResult.create({
    data: { userId: user.id, attemptId: canary("v", "attempt"), archetype: "guardian", answers },
  });
  const form = application({
    name: canary("v", "name"),
    email: "known@example.org",
    primaryGoals: canary("v", "goals"),
  });
  const applied = await db.privateCoachingApplication.create({
    data: { ...form, notes: { create: { text: canary("v", "note") } } },
    include: { notes: true },
  });
  const entry = await makeEntry({ name: canary("v", "name"), motivation: canary("v", "reason") });
  const ids = [user.id, claims.sid, quiz.id, applied.id, entry.id, ...applied.notes.map(({ id }) => id)];
  return { user, ids };
}

const { user: victim, ids } = await plantVictim();
let entered = await Promise.all(all.map(enter));

function report() {
  const people = entered.map(({ owner, role, cookie }): Person => ({ owner, role, cookie }));
  const own = entered.flatMap(({ user, claims }) => [user.id, claims.sid]);
  process.send?.({ people, ids: [...ids, ...own] });
}

async function damage() {
  const [kept, others, apps, votes] = await Promise.all([
    db.user.findUnique({ where: { id: victim.id } }),
    // Coaches may delete themselves, but no member may become a coach.
    db.user.count({ where: { role: "coach", emailCanonical: { notIn: coaches } } }),
    db.futureApp.findMany(),
    db.vote.groupBy({ by: ["appId"], _count: true }),
  ]);
  const cast = new Map(votes.map(({ appId, _count }) => [appId, _count]));
  return [
    ...(["email", "displayName", "passwordHash", "role", "sessionVersion"] as const)
      .filter((column) => kept?.[column] !== victim[column])
      .map((column) => `another member's ${column} was changed`),
    ...(others ? [`${others} members became coaches`] : []),
    ...apps
      .filter(({ id, voteCount }) => voteCount !== (cast.get(id) ?? 0))
      .map(({ id }) => `votes of ${id} are not what was cast`),
  ];
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
  entered = await Promise.all(entered.map((one) => (isIn(one) ? one : enter(one))));
  report();
}

let isOver = false;
process.on("message", async () => {
  isOver = true;
  process.send?.({ damage: await damage() });
});
process.on("disconnect", () => process.exit(0));
report();
while (!isOver) {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  // A client may be deleted while it signs in; then the next run adds it again.
  await signInAgain().catch(() => {});
}
