import { setMembershipStatus } from "@/features/desk/members/service";
import { getDay } from "@/lib/calendar";
import { createOwnAuditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { buildMemberRow } from "../rows/member-row";
import { backdateWrites } from "./backdate-writes";
import { inventPeople, type Person } from "./people";
import { createRandom, type Random } from "./random";
import type { Team } from "./team";
import type { Year } from "./year";

export type Member = Person & {
  id: string;
  joinedAt: Date;
  verifiedAt: Date | null;
  signInMethod: "password" | "google" | "both";
};

/** A person who sent a form and already had an account. */
export type Known = Person & { before: Date };

const minute = 60_000;
const day = 24 * 60 * minute;

function chooseVerificationTime(
  random: Random,
  signInMethod: Member["signInMethod"],
  joinedAt: Date,
  year: Year,
) {
  if (signInMethod === "google") return joinedAt;
  if (signInMethod === "password" && random.is(0.17)) return null;
  const later = joinedAt.getTime() + random.whole(2, 190) * minute;
  return new Date(Math.min(later, year.now.getTime() - minute));
}

/** Returns the members, oldest first, including the `known` people, whose addresses count as verified. */
export function drawMembers(year: Year, count: number, known: readonly Known[], taken: readonly string[]) {
  const random = createRandom("members");
  const next = inventPeople(random, taken);
  const today = [1, 2].map(() => year.someTime(random, year.today));
  const signUps = [...year.moments(random, count, { rise: 6 }), ...today].map((joinedAt) => {
    const signInMethod = random.weigh([
      ["password", 70],
      ["google", 23],
      ["both", 7],
    ] as const);
    return {
      ...next(),
      id: random.id(),
      joinedAt,
      signInMethod,
      verifiedAt: chooseVerificationTime(random, signInMethod, joinedAt, year),
    };
  });
  const senders = known.map(({ before, ...person }) => {
    const joinedAt = new Date(before.getTime() - random.whole(40, 12 * 24 * 60) * minute);
    const verifiedAt = new Date(joinedAt.getTime() + 6 * minute);
    return { ...person, id: random.id(), joinedAt, verifiedAt, signInMethod: "password" as const };
  });
  const unreached = {
    name: "Gerrit",
    email: "postbus.gerrit@example.com",
    id: random.id(),
    joinedAt: year.someTime(random, year.daysAgo(3)),
    verifiedAt: null,
    signInMethod: "password" as const,
  };
  const members: Member[] = [...signUps, ...senders, unreached];
  return members.sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
}

function buildJoinEvents({ id, signInMethod, joinedAt, verifiedAt }: Member, linkedAt: Date | null) {
  const action = signInMethod === "google" ? ("google.joined" as const) : ("account.signed-up" as const);
  const events = [{ ...createOwnAuditRow(action, id), createdAt: joinedAt }];
  if (verifiedAt && signInMethod !== "google")
    events.push({ ...createOwnAuditRow("account.email-verified", id), createdAt: verifiedAt });
  if (linkedAt) events.push({ ...createOwnAuditRow("google.linked", id), createdAt: linkedAt });
  return events;
}

export function buildMemberRows(year: Year, members: readonly Member[], passwordHash: string) {
  const random = createRandom("member rows");
  const rows = members.map((member) => {
    const { id, name, email, signInMethod, joinedAt, verifiedAt } = member;
    const linking = (verifiedAt?.getTime() ?? 0) + random.whole(1, 30) * day;
    const linkedAt =
      signInMethod === "both" && verifiedAt && linking < year.now.getTime() ? new Date(linking) : null;
    const displayName = signInMethod === "google" && random.is(0.06) ? null : name;
    const user = buildMemberRow({
      id,
      email,
      displayName,
      emailVerified: verifiedAt,
      passwordHash: signInMethod === "google" ? null : passwordHash,
      createdAt: joinedAt,
      updatedAt: linkedAt ?? verifiedAt ?? joinedAt,
    });
    const since = linkedAt ?? joinedAt;
    const providerAccountId = `1${Array.from({ length: 20 }, () => random.whole(0, 9)).join("")}`;
    const account = { userId: id, provider: "google", providerAccountId, createdAt: since, updatedAt: since };
    return {
      user,
      accounts: signInMethod === "google" || linkedAt ? [account] : [],
      events: buildJoinEvents(member, linkedAt),
      linkedAt,
    };
  });
  return {
    users: rows.map(({ user }) => user),
    accounts: rows.flatMap(({ accounts }) => accounts),
    events: rows.flatMap(({ events }) => events),
    linked: rows.flatMap(({ user, linkedAt }) => (linkedAt ? [{ user, linkedAt }] : [])),
  };
}

const shares = { founding_member: 14, adventurer: 17, alchemist: 8 } as const;

export async function assignPlans(db: Database, year: Year, team: Team, members: readonly Member[]) {
  const random = createRandom("plans");
  const settled = members.filter(
    ({ verifiedAt, joinedAt }) => verifiedAt && joinedAt < year.at(year.daysAgo(6), 0),
  );
  const chosen = random.shuffle(settled);
  for (const [to, count] of Object.entries(shares) as [keyof typeof shares, number][]) {
    for (const { id, joinedAt } of chosen.splice(0, count)) {
      const at = year.atWork(random, year.businessDay(getDay(joinedAt), random.whole(1, 3)));
      const actorId = random.is(0.7) ? team.coach : team.colleague;
      await setMembershipStatus(backdateWrites(db, at), { id, from: "explorer", to, actorId });
    }
  }
}
