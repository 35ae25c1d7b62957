import { randomBytes } from "node:crypto";
import { createAuditRow, createOwnAuditRow } from "@/server/audit";
import { hashPassword } from "@/server/auth/password";
import type { Database } from "@/server/db/client";
import { buildMemberRow } from "../rows/member-row";
import type { Year } from "./year";

/** The id that marks a database as filled by the demo. */
export const coachId = "demo-coach";
const colleagueId = "demo-colleague";

export const coach = { name: "Ilse", email: "ilse@example.org" };
const colleague = { name: "Ruben", email: "ruben@example.org" };

export const teamEmails = [coach.email, colleague.email];

export type Team = { coach: string; colleague: string };

/** Creates the coach and a colleague without a password; `openDesk` assigns the coach's role at the end. */
export async function makeTeam(db: Database, year: Year) {
  const password = randomBytes(15).toString("base64url");
  const since = year.at(year.daysAgo(371), 9 * 60);
  const born = { emailVerified: since, ...withDates(since) };
  const people = [
    { ...coach, id: coachId, role: "member", passwordHash: await hashPassword(password) },
    { ...colleague, id: colleagueId, role: "coach", passwordHash: null },
  ];
  await db.$transaction([
    ...people.map(({ name, ...rest }) =>
      db.user.create({
        data: {
          ...buildMemberRow({ ...rest, displayName: name, membershipStatus: "founding_member" }),
          ...born,
        },
      }),
    ),
    db.account.create({
      data: { userId: colleagueId, provider: "google", providerAccountId: "demo", ...withDates(since) },
    }),
    db.auditEntry.createMany({
      data: people.flatMap(({ id }) => [
        { ...createOwnAuditRow("account.signed-up", id), ...withDates(since) },
        { ...buildRoleRow(id), ...withDates(new Date(since.getTime() + 20 * 60_000)) },
      ]),
    }),
  ]);
  const team: Team = { coach: coachId, colleague: colleagueId };
  return { team, email: coach.email, password };
}

const withDates = (at: Date) => ({ createdAt: at, updatedAt: at });

function buildRoleRow(id: string) {
  const change = { before: { role: "member" }, after: { role: "coach" } };
  return createAuditRow({ action: "member.role-changed", subject: `user:${id}`, ...change });
}

/** Assigns the coach's role as the last step, because the demo counts as incomplete without it. */
export async function openDesk(db: Database, year: Year) {
  await db.user.update({
    where: { id: coachId },
    data: { role: "coach", updatedAt: year.at(year.daysAgo(371), 600) },
  });
}
