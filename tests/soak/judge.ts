import { figure } from "@tests/support/figure";
import type { Database } from "@/server/db/client";
import { type Crowd, createClient } from "./client";
import type { Member } from "./ledger";
import { countLetters } from "./letters";
import type { Place } from "./place";
import type { Random } from "./random";

/** How many of these are not as they should be; some of them are told. */
async function countWrong<Item>(what: string, items: Iterable<Item>, isRight: (item: Item) => boolean) {
  const wrong = [...items].filter((item) => !isRight(item));
  for (const item of wrong.slice(0, 5)) console.error(`${what}: ${JSON.stringify(item)}`);
  return wrong.length;
}

const keyed = <Row>(rows: Row[], keyOf: (row: Row) => string) =>
  new Map(rows.map((row) => [keyOf(row), row]));

async function judgeVotes(db: Database, { votes, unansweredVotes }: Crowd["ledger"]) {
  const rows = await db.vote.findMany({ select: { appId: true, voterKey: true } });
  const stored = new Set(rows.map(({ appId, voterKey }) => `${appId} ${voterKey}`));
  const told = new Set(votes.map(({ slug, voterKey }) => `${slug} ${voterKey}`));
  const lost = await countWrong("lost vote", told, (vote) => stored.has(vote));
  const apps = await db.futureApp.findMany({ include: { _count: { select: { votes: true } } } });
  const off = apps.map(({ voteCount, _count }) => Math.abs(voteCount - _count.votes));
  const beyond = stored.size - told.size;
  return {
    lost,
    kept: told.size,
    off: off.reduce((sum, one) => sum + one, 0),
    invented: Math.max(0, beyond - unansweredVotes),
  };
}

async function judgeMembers(db: Database, members: Member[]) {
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

async function judgeForms(db: Database, { waitlist, applications, moves, notes }: Crowd["ledger"]) {
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

/** Opens the site with every device that was ever signed in; gives how many are not any more. */
async function countSignedOut(crowd: Crowd, random: Random) {
  for (const { email, devices } of crowd.ledger.members) {
    for (const cookies of devices) {
      const reply = await createClient(crowd, random, cookies).send("/api/auth/session");
      const { user } = JSON.parse(reply?.text ?? "{}") as { user?: { email: string } };
      if (user?.email !== email) crowd.ledger.signedOut.push(`${email} at the end`);
    }
  }
  return crowd.ledger.signedOut.length;
}

function tell(what: string, found: string[]) {
  const times = new Map<string, number>();
  for (const one of found) times.set(one, (times.get(one) ?? 0) + 1);
  for (const [text, count] of [...times].slice(0, 20)) console.error(`${what}, ${count} times: ${text}`);
  return found.length;
}

/** `mostAgain`: how many letters may have been under way when their sender was killed or the mail server cut off. */
type Judged = { crowd: Crowd; random: Random; mostAgain: number };

/** Compares what everybody was told with what is there, and prints the figures of the day. */
export async function judge(place: Place, db: Database, { crowd, random, mostAgain }: Judged) {
  const { ledger } = crowd;
  const say = (name: string, value: number, unit: string) => figure(`soak-${name}`, value, unit, place.name);
  const signedOut = await countSignedOut(crowd, random);
  const votes = await judgeVotes(db, ledger);
  const members = await judgeMembers(db, ledger.members);
  const forms = await judgeForms(db, ledger);
  const letters = await countLetters(db, place.mail);

  say("votes-lost", votes.lost, `of ${votes.kept}`);
  say("votes-off-the-count", votes.off, "votes");
  say("votes-nobody-cast", votes.invented, "votes");
  say("sign-ups-lost", members.signUps, `of ${ledger.members.length}`);
  say("names-lost", members.names, `of ${ledger.members.length}`);
  say("pictures-lost", members.pictures, `of ${ledger.members.filter((one) => one.pictures.length).length}`);
  say("quizzes-lost", members.quizzes, `of ${members.quizCount}`);
  say("waiting-list-lost", forms.waitlist, `of ${ledger.waitlist.length}`);
  say("applications-lost", forms.applications, `of ${ledger.applications.length}`);
  say("applications-twice", forms.twice, "records");
  say("moves-lost", forms.moves, `of ${ledger.moves.size}`);
  say("notes-lost", forms.notes, `of ${ledger.notes.length}`);
  say("letters-lost", letters.missing, `of ${letters.made}`);
  say("letters-twice", letters.twice, "letters");
  say("letters-handed-over-again", letters.again, `of at most ${mostAgain}`);
  say("sessions-lost", signedOut, `of ${ledger.members.flatMap(({ devices }) => devices).length}`);
  say("answers-of-5xx-but-503", tell("5xx", ledger.serverErrors), `of ${ledger.answers}`);
  say("answers-nobody-expected", tell("unexpected", ledger.unexpected), `of ${ledger.answers}`);
  say("answers-of-503", ledger.away, `of ${ledger.answers}`);
  say("connections-cut", ledger.cuts, "times");
  tell("signed out", ledger.signedOut);
}
