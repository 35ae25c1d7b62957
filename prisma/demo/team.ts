import { randomBytes } from "node:crypto";
import { auditRow, ownAuditRow } from "@/server/audit";
import { hashPassword } from "@/server/auth/password";
import type { Database } from "@/server/db/client";
import { userTermRows } from "@/server/search-rows";
import { memberRow } from "../rows/member-row";
import type { Year } from "./year";

/** By this id a database is known as one the demo filled. */
export const coachId = "demo-coach";
const colleagueId = "demo-colleague";

export const coach = { name: "Ilse", email: "ilse@example.org" };
const colleague = { name: "Ruben", email: "ruben@example.org" };

export const teamEmails = [coach.email, colleague.email];

/** Who did something at the Desk; ids of members. */
export type Team = { coach: string; colleague: string };

/**
 * Makes the two who run the Desk. The coach has a new random password and becomes a coach only with `openDesk`, when all
 * the rest is there; the colleague comes by Google alone, so nobody can sign in as them.
 */
export async function makeTeam(db: Database, year: Year) {
  const password = randomBytes(15).toString("base64url");
  const since = year.at(year.daysAgo(371), 9 * 60);
  const born = { emailVerified: since, ...dated(since) };
  const people = [
    { ...coach, id: coachId, role: "member", passwordHash: await hashPassword(password) },
    { ...colleague, id: colleagueId, role: "coach", passwordHash: null },
  ];
  await db.$transaction([
    ...people.map(({ name, ...rest }) =>
      db.user.create({
        data: { ...memberRow({ ...rest, displayName: name, membershipStatus: "founding_member" }), ...born },
      }),
    ),
    db.userTerm.createMany({ data: people.flatMap(({ id, name, email }) => userTermRows(id, name, email)) }),
    db.account.create({
      data: { userId: colleagueId, provider: "google", providerAccountId: "demo", ...dated(since) },
    }),
    db.auditEntry.createMany({
      data: people.flatMap(({ id }) => [
        { ...ownAuditRow("account.signed-up", id), ...dated(since) },
        { ...roleRow(id), ...dated(new Date(since.getTime() + 20 * 60_000)) },
      ]),
    }),
  ]);
  const team: Team = { coach: coachId, colleague: colleagueId };
  return { team, email: coach.email, password };
}

const dated = (at: Date) => ({ createdAt: at, updatedAt: at });

function roleRow(id: string) {
  const change = { before: { role: "member" }, after: { role: "coach" } };
  return auditRow({ action: "member.role-changed", subject: `user:${id}`, ...change });
}

/** Lets the coach in, as the last thing of all: until then the filling counts as broken off. */
export async function openDesk(db: Database, year: Year) {
  await db.user.update({
    where: { id: coachId },
    data: { role: "coach", updatedAt: year.at(year.daysAgo(371), 600) },
  });
}
