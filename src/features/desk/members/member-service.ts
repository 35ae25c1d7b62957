import "server-only";
import { deskMembersWords } from "@/content/desk-members";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import { changesOf } from "../audit/changes";
import { resolveNames } from "../audit/names-service";
import { formsOf } from "./forms-service";
import type { SetMembershipInput } from "./schema";
import { activityOf, memberFields } from "./service";

const { refused } = deskMembersWords;
const shownResults = 20;
const shownEvents = 50;

async function eventsOf(db: Database, subject: string) {
  const rows = await db.auditEntry.findMany({
    where: { subject },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: shownEvents,
    select: {
      id: true,
      actorId: true,
      action: true,
      subject: true,
      before: true,
      after: true,
      createdAt: true,
    },
  });
  const { actorOf } = await resolveNames(db, rows);
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    createdAt: row.createdAt,
    actor: actorOf(row),
    changes: changesOf(row.before, row.after),
  }));
}

/** One member with everything the Desk knows of them. */
export async function getMember(db: Database, id: string) {
  const member = await db.user.findUnique({ where: { id }, select: memberFields });
  if (!member) throw refuse("NOT_FOUND", "not-there", refused.notThere);
  const noForms: Awaited<ReturnType<typeof formsOf>> = { entry: null, applications: [] };
  const [activity, google, votes, quizResults, forms, events] = await Promise.all([
    activityOf(db, [id]),
    db.account.count({ where: { userId: id, provider: "google" } }),
    db.vote.count({ where: { userId: id } }),
    db.quizResult.findMany({
      where: { userId: id },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: shownResults,
      select: { id: true, archetype: true, createdAt: true },
    }),
    // An address nobody has proven may be somebody else's, and so may what was sent with it.
    member.emailVerified ? formsOf(db, canonicalEmail(member.email)) : noForms,
    eventsOf(db, `user:${id}`),
  ]);
  return { ...member, ...activity(id), hasGoogle: google > 0, votes, quizResults, forms, events };
}

export type Member = Awaited<ReturnType<typeof getMember>>;

/** Moves a member to another membership, if it is still the one the coach saw. Nothing else of theirs changes. */
export async function setMembershipStatus(
  db: Database,
  { id, from, to, actorId }: SetMembershipInput & { actorId: string },
) {
  if (from === to) throw refuse("CONFLICT", "already-done", refused.same);
  try {
    await db.$transaction([
      db.user.update({
        where: { id, membershipStatus: from },
        data: { membershipStatus: to },
        select: { id: true },
      }),
      db.auditEntry.create({
        data: auditRow({
          action: "member.status-changed",
          subject: `user:${id}`,
          actorId,
          before: { membershipStatus: from },
          after: { membershipStatus: to },
        }),
        select: { id: true },
      }),
    ]);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const isThere = await db.user.count({ where: { id } });
    if (!isThere) throw refuse("NOT_FOUND", "not-there", refused.notThere);
    throw refuse("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
  }
  return { membershipStatus: to };
}
