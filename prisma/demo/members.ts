import { ownAuditRow } from "@/server/audit";
import { userTermRows } from "@/server/search-rows";
import { memberRow } from "../rows/member-row";
import { type Dice, diceOf } from "./dice";
import { crowdOf, type Person } from "./people";
import type { Year } from "./year";

/** A member of the demo, before anything they do. */
export type Member = Person & {
  id: string;
  joinedAt: Date;
  verifiedAt: Date | null;
  door: "password" | "google" | "both";
};

/** Somebody whose form is among the demo's, and who has an account since before that. */
export type Known = Person & { before: Date };

const minute = 60_000;
const day = 24 * 60 * minute;

function proofOf(dice: Dice, door: Member["door"], joinedAt: Date, year: Year) {
  if (door === "google") return joinedAt;
  if (door === "password" && dice.is(0.17)) return null;
  const later = joinedAt.getTime() + dice.whole(2, 190) * minute;
  return new Date(Math.min(later, year.now.getTime() - minute));
}

/** Draws the members of the year, oldest first; those who sent a form are among them, with a proven address. */
export function drawMembers(year: Year, count: number, known: readonly Known[], taken: readonly string[]) {
  const dice = diceOf("members");
  const next = crowdOf(dice, taken);
  const today = [1, 2].map(() => year.someTime(dice, year.today));
  const strangers = [...year.moments(dice, count, { rise: 6 }), ...today].map((joinedAt) => {
    const door = dice.weigh([
      ["password", 70],
      ["google", 23],
      ["both", 7],
    ] as const);
    return { ...next(), id: dice.id(), joinedAt, door, verifiedAt: proofOf(dice, door, joinedAt, year) };
  });
  const senders = known.map(({ before, ...person }) => {
    const joinedAt = new Date(before.getTime() - dice.whole(40, 12 * 24 * 60) * minute);
    const verifiedAt = new Date(joinedAt.getTime() + 6 * minute);
    return { ...person, id: dice.id(), joinedAt, verifiedAt, door: "password" as const };
  });
  const unreached = {
    name: "Gerrit",
    email: "postbus.gerrit@example.com",
    id: dice.id(),
    joinedAt: year.someTime(dice, year.daysAgo(3)),
    verifiedAt: null,
    door: "password" as const,
  };
  const members: Member[] = [...strangers, ...senders, unreached];
  return members.sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
}

function joining({ id, door, joinedAt, verifiedAt }: Member, linkedAt: Date | null) {
  const action = door === "google" ? ("google.joined" as const) : ("account.signed-up" as const);
  const events = [{ ...ownAuditRow(action, id), createdAt: joinedAt }];
  if (verifiedAt && door !== "google")
    events.push({ ...ownAuditRow("account.email-verified", id), createdAt: verifiedAt });
  if (linkedAt) events.push({ ...ownAuditRow("google.linked", id), createdAt: linkedAt });
  return events;
}

/** The rows of the members themselves: accounts, Google identities, search terms, and how they came in. */
export function memberRows(year: Year, members: readonly Member[], passwordHash: string) {
  const dice = diceOf("member rows");
  const rows = members.map((member) => {
    const { id, name, email, door, joinedAt, verifiedAt } = member;
    const linking = (verifiedAt?.getTime() ?? 0) + dice.whole(1, 30) * day;
    const linkedAt = door === "both" && verifiedAt && linking < year.now.getTime() ? new Date(linking) : null;
    const displayName = door === "google" && dice.is(0.06) ? null : name;
    const user = memberRow({
      id,
      email,
      displayName,
      emailVerified: verifiedAt,
      passwordHash: door === "google" ? null : passwordHash,
      createdAt: joinedAt,
      updatedAt: linkedAt ?? verifiedAt ?? joinedAt,
    });
    const since = linkedAt ?? joinedAt;
    const providerAccountId = `1${Array.from({ length: 20 }, () => dice.whole(0, 9)).join("")}`;
    const account = { userId: id, provider: "google", providerAccountId, createdAt: since, updatedAt: since };
    return {
      user,
      terms: userTermRows(id, displayName, email),
      accounts: door === "google" || linkedAt ? [account] : [],
      events: joining(member, linkedAt),
      linkedAt,
    };
  });
  return {
    users: rows.map(({ user }) => user),
    terms: rows.flatMap(({ terms }) => terms),
    accounts: rows.flatMap(({ accounts }) => accounts),
    events: rows.flatMap(({ events }) => events),
    linked: rows.flatMap(({ user, linkedAt }) => (linkedAt ? [{ user, linkedAt }] : [])),
  };
}
