import "server-only";
import { deskMembers } from "@/content/desk-members";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import { describeEntries, entryFields } from "../audit/list-service";
import { newestFirst, orderAndLimit } from "../paging";
import type { SetMembershipInput } from "./schema";
import { loadActivity, memberFields } from "./service";

const shown = { id: true, status: true, submittedAt: true } as const;
const maxRows = 10;

async function findForms(db: Database, emailCanonical: string) {
  const [entry, applications] = await Promise.all([
    db.groupCoachingEntry.findUnique({ where: { emailCanonical }, select: { ...shown, email: true } }),
    db.privateCoachingApplication.findMany({
      where: { emailCanonical },
      ...orderAndLimit({ column: "submittedAt", direction: "desc" }, maxRows),
      select: shown,
    }),
  ]);
  return { entry, applications };
}

const { refused } = deskMembers;
const shownResults = 20;
const shownEvents = 50;

async function findEvents(db: Database, subject: string) {
  const query = { where: { subject }, ...orderAndLimit(newestFirst, shownEvents), select: entryFields };
  return describeEntries(db, await db.auditEntry.findMany(query));
}

/** Returns a member with activity, forms and history. Throws `NOT_FOUND` (not-there). */
export async function getMember(db: Database, id: string) {
  const member = await db.user.findUnique({ where: { id }, select: memberFields });
  if (!member) throw refuse("NOT_FOUND", "not-there", refused.notThere);
  const noForms: Awaited<ReturnType<typeof findForms>> = { entry: null, applications: [] };
  const [activity, google, votes, quizResults, forms, events] = await Promise.all([
    loadActivity(db, [id]),
    db.account.count({ where: { userId: id, provider: "google" } }),
    db.vote.count({ where: { userId: id } }),
    db.quizResult.findMany({
      where: { userId: id },
      ...orderAndLimit(newestFirst, shownResults),
      select: { id: true, archetype: true, createdAt: true },
    }),
    // An unverified address may belong to another person, so forms sent with it are left out.
    member.emailVerified ? findForms(db, canonicalEmail(member.email)) : noForms,
    findEvents(db, `user:${id}`),
  ]);
  return { ...member, ...activity(id), hasGoogle: google > 0, votes, quizResults, forms, events };
}

export type Member = Awaited<ReturnType<typeof getMember>>;

/**
 * Changes a member's membership if it is still the membership that the coach saw. Throws `NOT_FOUND` (not-there) or
 * `CONFLICT` (already-done, changed-meanwhile).
 */
export async function setMembershipStatus(
  db: Database,
  { id, from, to, actorId }: SetMembershipInput & { actorId: string },
) {
  if (from === to) throw refuse("CONFLICT", "already-done", refused.same);
  const isChanged = await writeIfAllMatch(db, [
    db.user.update({ where: { id, membershipStatus: from }, data: { membershipStatus: to } }),
    writeAudit(db, {
      action: "member.status-changed",
      subject: `user:${id}`,
      actorId,
      before: { membershipStatus: from },
      after: { membershipStatus: to },
    }),
  ]);
  if (isChanged) return { membershipStatus: to };
  const isThere = await db.user.count({ where: { id } });
  if (!isThere) throw refuse("NOT_FOUND", "not-there", refused.notThere);
  throw refuse("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
}
