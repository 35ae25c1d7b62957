import { setTimeout as wait } from "node:timers/promises";
import { figure } from "@tests/support/figure";
import type { Database } from "@/server/db/client";
import { createClient, type Member, type Random, type Target } from "./client";
import type { Environment } from "./environment";

const minuteMs = 60_000;
const patienceMs = 4 * minuteMs;

/**
 * Waits up to four minutes until no email is queued. Ends retry delays and leases of killed instances, to wait less.
 */
export async function drainMail(db: Database) {
  const until = Date.now() + patienceMs;
  const queued = { state: "queued" };
  while (Date.now() < until && (await db.outboxMail.count({ where: queued })) > 0) {
    const now = new Date();
    await db.outboxMail.updateMany({ where: { ...queued, leasedUntil: null }, data: { nextTryAt: now } });
    // Sending takes about a second, so a lease older than a minute belongs to a killed instance.
    const lapsed = { lt: new Date(now.getTime() + 4 * minuteMs) };
    await db.outboxMail.updateMany({ where: { ...queued, leasedUntil: lapsed }, data: { leasedUntil: now } });
    await wait(2_000);
  }
}

async function countEmails(db: Database, { received }: Environment["mail"]) {
  const rows = await db.outboxMail.findMany();
  const arrived = new Map<string, string[]>();
  for (const { messageId, to } of received) arrived.set(messageId, [...(arrived.get(messageId) ?? []), to]);
  // A later status change cancels the queued email of an earlier change and sends a new email.
  const isReplaced = ({ messageId, kind, about, state, createdAt }: (typeof rows)[number]) =>
    state === "cancelled" &&
    kind === "decision" &&
    !arrived.has(messageId) &&
    rows.some(
      (later) =>
        later.kind === kind && later.about === about && later.state === "sent" && later.createdAt > createdAt,
    );
  const missing = rows.filter(
    (row) =>
      !isReplaced(row) &&
      (row.state !== "sent" ||
        !(arrived.get(row.messageId) ?? []).every((to) => to === row.recipient) ||
        !arrived.has(row.messageId)),
  );
  for (const { kind, state, lastError } of missing.slice(0, 5)) {
    console.error(`missing: ${kind} ${state} ${lastError ?? ""}`);
  }
  const facts = rows.map(({ kind, about, recipient, subject }) =>
    [kind, about, recipient, subject].join(" "),
  );
  return {
    made: rows.length,
    missing: missing.length,
    twice: facts.length - new Set(facts).size,
    again: received.length - arrived.size,
  };
}

async function countWrong<Item>(what: string, items: Iterable<Item>, isRight: (item: Item) => boolean) {
  const wrong = [...items].filter((item) => !isRight(item));
  for (const item of wrong.slice(0, 5)) console.error(`${what}: ${JSON.stringify(item)}`);
  return wrong.length;
}

const keyed = <Row>(rows: Row[], keyOf: (row: Row) => string) =>
  new Map(rows.map((row) => [keyOf(row), row]));

async function verifyVotes(db: Database, { votes, unansweredVotes }: Target["ledger"]) {
  const rows = await db.vote.findMany({ select: { appId: true, voterKey: true } });
  const stored = new Set(rows.map(({ appId, voterKey }) => `${appId} ${voterKey}`));
  const confirmed = new Set(votes.map(({ slug, voterKey }) => `${slug} ${voterKey}`));
  const lost = await countWrong("lost vote", confirmed, (vote) => stored.has(vote));
  const apps = await db.futureApp.findMany({ include: { _count: { select: { votes: true } } } });
  const off = apps.map(({ voteCount, _count }) => Math.abs(voteCount - _count.votes));
  const beyond = stored.size - confirmed.size;
  return {
    lost,
    kept: confirmed.size,
    off: off.reduce((sum, one) => sum + one, 0),
    invented: Math.max(0, beyond - unansweredVotes),
  };
}

async function verifyMembers(db: Database, members: Member[]) {
  const users = keyed(await db.user.findMany({ include: { quizResults: true } }), ({ email }) => email);
  const userOf = ({ email }: Member) => users.get(email);
  const quizzes = members.flatMap((member) => member.quizzes.map((quiz) => ({ member, quiz })));
  return {
    signUps: await countWrong("lost member", members, (member) => users.has(member.email)),
    names: await countWrong("lost name", members, (member) =>
      member.names.includes(userOf(member)?.displayName ?? ""),
    ),
    pictures: await countWrong("lost picture", members, (member) => {
      const { photoURL = null } = userOf(member) ?? {};
      const last = member.pictures.at(0);
      return (
        !last || last === "?" || member.pictures.length > 1 || (photoURL !== null && last.endsWith(photoURL))
      );
    }),
    quizzes: await countWrong("lost quiz", quizzes, ({ member, quiz }) =>
      Boolean(userOf(member)?.quizResults.some(({ attemptId }) => attemptId === quiz)),
    ),
    quizCount: quizzes.length,
  };
}

async function verifyForms(db: Database, { waitlist, applications, moves, notes }: Target["ledger"]) {
  const entries = keyed(await db.groupCoachingEntry.findMany(), ({ email }) => email);
  const stored = await db.privateCoachingApplication.findMany();
  const byKey = keyed(stored, ({ idempotencyKey }) => idempotencyKey);
  const byId = keyed(stored, ({ id }) => id);
  const noted = keyed(await db.applicationNote.findMany(), ({ id }) => id);
  const byAddress = new Set(stored.map(({ email }) => email));
  return {
    waitlist: await countWrong("lost entry", waitlist, (email) => entries.has(email)),
    applications: await countWrong("lost application", applications, ({ key }) => byKey.has(key)),
    twice: stored.length - byAddress.size,
    moves: await countWrong("lost move", moves, ([id, status]) => byId.get(id)?.status === status),
    notes: await countWrong("lost note", notes, ({ key, text }) => noted.get(key)?.text === text),
  };
}

async function countSignedOut(target: Target, random: Random) {
  for (const { email, devices } of target.ledger.members) {
    for (const cookies of devices) {
      const reply = await createClient(target, random, cookies).send("/api/auth/session");
      const { user } = JSON.parse(reply?.text ?? "{}") as { user?: { email: string } };
      if (user?.email !== email) target.ledger.signedOut.push(`${email} at the end`);
    }
  }
  return target.ledger.signedOut.length;
}

function printCounts(what: string, found: string[]) {
  const times = new Map<string, number>();
  for (const one of found) times.set(one, (times.get(one) ?? 0) + 1);
  for (const [text, count] of [...times].slice(0, 20)) console.error(`${what}, ${count} times: ${text}`);
  return found.length;
}

/**
 * `maxAgain` is the number of emails that may have been in transit at a kill or a cut connection, and so may be sent
 * twice.
 */
type Verified = { target: Target; random: Random; maxAgain: number };

export async function verify(environment: Environment, db: Database, { target, random, maxAgain }: Verified) {
  const { ledger } = target;
  const print = (name: string, value: number, unit: string) =>
    figure(`soak-${name}`, value, unit, environment.name);
  const signedOut = await countSignedOut(target, random);
  const votes = await verifyVotes(db, ledger);
  const members = await verifyMembers(db, ledger.members);
  const forms = await verifyForms(db, ledger);
  const emails = await countEmails(db, environment.mail);

  print("votes-lost", votes.lost, `of ${votes.kept}`);
  print("votes-miscounted", votes.off, "votes");
  print("votes-without-a-voter", votes.invented, "votes");
  print("sign-ups-lost", members.signUps, `of ${ledger.members.length}`);
  print("names-lost", members.names, `of ${ledger.members.length}`);
  print(
    "pictures-lost",
    members.pictures,
    `of ${ledger.members.filter((one) => one.pictures.length).length}`,
  );
  print("quizzes-lost", members.quizzes, `of ${members.quizCount}`);
  print("waiting-list-lost", forms.waitlist, `of ${ledger.waitlist.length}`);
  print("applications-lost", forms.applications, `of ${ledger.applications.length}`);
  print("applications-twice", forms.twice, "records");
  print("moves-lost", forms.moves, `of ${ledger.moves.size}`);
  print("notes-lost", forms.notes, `of ${ledger.notes.length}`);
  print("emails-lost", emails.missing, `of ${emails.made}`);
  print("emails-twice", emails.twice, "emails");
  print("emails-sent-again", emails.again, `of at most ${maxAgain}`);
  print("sessions-lost", signedOut, `of ${ledger.members.flatMap(({ devices }) => devices).length}`);
  print("answers-with-another-5xx", printCounts("5xx", ledger.serverErrors), `of ${ledger.answers}`);
  print("unexpected-answers", printCounts("unexpected", ledger.unexpected), `of ${ledger.answers}`);
  console.info(
    `503 was answered ${ledger.unavailable} times of ${ledger.answers}; ${ledger.cuts} connections were cut`,
  );
  printCounts("signed out", ledger.signedOut);
}
