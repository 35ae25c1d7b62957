import "server-only";
import type { AuditAction } from "@/content/audit";
import { deskMembers } from "@/content/desk-members";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { whereExcluded } from "@/server/announcements/audience";
import { setSubscription } from "@/server/announcements/unsubscribe";
import { writeAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import {
  findFormerAddresses,
  findLastLeftAt,
  whereAppliedFrom,
  whereJoinedFrom,
} from "@/server/former-addresses";
import { refusal } from "@/server/refusal";
import { searchWhere } from "@/server/search";
import { describeEntries } from "../audit/service";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import { type ListMembersInput, memberships, type SetMembershipInput } from "../schema";

const { errors } = deskMembers;

type Where = Prisma.UserWhereInput;

/** The columns that the Desk reads, without passwords, tokens and the network addresses of sessions. */
const memberFields = {
  id: true,
  displayName: true,
  email: true,
  emailVerified: true,
  membershipStatus: true,
  role: true,
  createdAt: true,
} as const;

function whereOnPlan(plan: ListMembersInput["plan"]): Where {
  if (plan === "all") return {};
  return { membershipStatus: plan === "other" ? { notIn: [...memberships] } : plan };
}

const signInActions: AuditAction[] = ["account.signed-up", "account.signed-in"];

/** Returns a function that returns a member's last activity and latest archetype; loads all in three queries. */
async function loadActivity(db: Database, ids: string[]) {
  const [seen, signIns, results] = await Promise.all([
    db.authSession.groupBy({ by: ["userId"], where: { userId: { in: ids } }, _max: { lastSeenAt: true } }),
    // Retention deletes the sessions of members who have not visited for a long time, so their last sign-in comes from
    // the audit log.
    db.auditEntry.groupBy({
      by: ["actorId"],
      where: { actorId: { in: ids }, action: { in: signInActions } },
      _max: { createdAt: true },
    }),
    db.quizResult.findMany({
      where: { userId: { in: ids } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      distinct: ["userId"],
      select: { userId: true, archetype: true },
    }),
  ]);
  const visits = [
    ...seen.map(({ userId, _max }) => ({ id: userId, at: _max.lastSeenAt })),
    ...signIns.map(({ actorId, _max }) => ({ id: actorId, at: _max.createdAt })),
  ];
  visits.sort((one, other) => Number(one.at) - Number(other.at));
  const lastVisits = new Map(visits.map(({ id, at }) => [id, at]));
  const archetypes = new Map(results.map(({ userId, archetype }) => [userId, archetype]));
  return (id: string) => ({
    lastSeenAt: lastVisits.get(id) ?? null,
    archetype: archetypes.get(id) ?? null,
  });
}

async function whereLeftOut(db: Database, { leftOut, announcement: id }: ListMembersInput): Promise<Where> {
  if (!leftOut) return {};
  const select = { id: true, tool: true, toAll: true };
  const announced = id ? await db.announcement.findUnique({ where: { id }, select }) : null;
  return announced ? whereExcluded(leftOut, announced) : { id: { in: [] } };
}

export async function listMembers(db: Database, input: ListMembersInput) {
  const { q, plan, cursor } = input;
  const ofAnnouncement = await whereLeftOut(db, input);
  const found = q ? searchWhere(q) : {};
  const members = await db.user.findMany({
    where: { AND: [whereOnPlan(plan), ofAnnouncement, found, whereAfter(newestFirst, cursor)] },
    ...orderAndLimit(newestFirst),
    select: memberFields,
  });
  const { rows, next } = splitPage(members, newestFirst);
  const activity = await loadActivity(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, ...activity(row.id) })), next };
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>["rows"][number];

type Addressed = { id: string; email: string; createdAt: Date };

const maxRows = 10;

async function findForms(db: Database, member: Addressed) {
  const former = await findFormerAddresses(db, member);
  const emailCanonical = canonicalEmail(member.email);
  const since = await findLastLeftAt(db, emailCanonical);
  const addresses = [
    { emailCanonical, period: { since } },
    ...former.filter(({ isConfirmed }) => isConfirmed),
  ];
  const query = {
    ...orderAndLimit({ column: "submittedAt", direction: "desc" }, maxRows),
    select: { id: true, email: true, status: true, submittedAt: true } as const,
  };
  const [entries, applications] = await Promise.all([
    db.groupCoachingEntry.findMany({
      where: { OR: addresses.map((address) => whereJoinedFrom(address.emailCanonical, address.period)) },
      ...query,
    }),
    db.privateCoachingApplication.findMany({
      where: { OR: addresses.map((address) => whereAppliedFrom(address.emailCanonical, address.period)) },
      ...query,
    }),
  ]);
  return { entries, applications };
}

const shownResults = 20;
const shownEvents = 50;

async function findEvents(db: Database, subject: string) {
  const query = { where: { subject }, ...orderAndLimit(newestFirst, shownEvents) };
  return describeEntries(db, await db.auditEntry.findMany(query));
}

/** Returns a member with activity, forms and history. Throws `NOT_FOUND` (not-there). */
export async function getMember(db: Database, id: string) {
  const select = { ...memberFields, announcementsLeft: true };
  const member = await db.user.findUnique({ where: { id }, select });
  if (!member) throw refusal("NOT_FOUND", "not-there", errors.notThere);
  const noForms: Awaited<ReturnType<typeof findForms>> = { entries: [], applications: [] };
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
    member.emailVerified ? findForms(db, member) : noForms,
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
  if (from === to) throw refusal("CONFLICT", "already-done", errors.same);
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
  if (!isThere) throw refusal("NOT_FOUND", "not-there", errors.notThere);
  throw refusal("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
}

/** Unsubscribes a member from announcements at their request. Throws `NOT_FOUND` (not-there). */
export async function unsubscribeMember(db: Database, { id, actorId }: { id: string; actorId: string }) {
  const state = await setSubscription(db, id, false, actorId);
  if (state === "gone") throw refusal("NOT_FOUND", "not-there", errors.notThere);
  return { state };
}
