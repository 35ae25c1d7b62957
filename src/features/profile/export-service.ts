import "server-only";
import { applicationFieldNames } from "@/content/application-fields";
import { toRecord } from "@/lib/is-record";
import { recordOf } from "@/lib/record-of";
import { writeOwnAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import {
  type FormerAddress,
  findFormerAddresses,
  findLastLeftAt,
  type Period,
  whereAppliedFrom,
  whereJoinedFrom,
} from "@/server/former-addresses";
import { getSiteOrigin } from "@/server/http/origin";
import { previewMail } from "@/server/mail/kinds";
import { signedOutRefusal } from "@/server/refusal";
import { accountKinds, findMailIds, whereConfirmationOf, whereMailOfPeriod } from "./own-records";
import { listOfStrings, profileFields } from "./service";

const wholeUser = {
  ...profileFields,
  emailCanonical: true,
  role: true,
  passwordHash: true,
  announcementsLeft: true,
  announcements: { orderBy: { createdAt: "asc" }, select: { tool: true, createdAt: true } },
  accounts: { select: { provider: true, providerAccountId: true, createdAt: true } },
  sessions: {
    orderBy: { createdAt: "desc" },
    select: {
      id: true,
      authTime: true,
      lastSeenAt: true,
      absoluteExpiresAt: true,
      revokedAt: true,
      userAgent: true,
    },
  },
  tokens: {
    where: { purpose: "email" },
    orderBy: { createdAt: "asc" },
    select: { id: true, email: true, expiresAt: true, usedAt: true },
  },
  passkeys: { orderBy: { createdAt: "asc" }, select: { name: true, createdAt: true, lastUsedAt: true } },
  oneTimeCode: { select: { confirmedAt: true } },
  recoveryCodes: { orderBy: { createdAt: "asc" }, select: { createdAt: true, usedAt: true } },
  votes: { orderBy: { createdAt: "asc" }, select: { appId: true, createdAt: true } },
  quizResults: { orderBy: { createdAt: "asc" }, select: { archetype: true, answers: true, createdAt: true } },
} as const;

const waitlistFields = {
  name: true,
  email: true,
  motivation: true,
  program: true,
  status: true,
  submittedAt: true,
  confirmedAt: true,
  wordsAt: true,
  notified: true,
  notifiedAt: true,
  leftAt: true,
} as const;

const wholeApplication = {
  ...recordOf(applicationFieldNames, () => true as const),
  program: true,
  status: true,
  submittedAt: true,
  dueAt: true,
  notes: { orderBy: { createdAt: "asc" }, select: { text: true, createdAt: true } },
  moves: { orderBy: { createdAt: "asc" }, select: { fromStatus: true, toStatus: true, createdAt: true } },
} as const;

const mailFields = {
  kind: true,
  recipient: true,
  subject: true,
  payload: true,
  state: true,
  createdAt: true,
  sentAt: true,
} as const;

/** Returns emails, oldest first. `text` has no secrets of links, and is null once it is not stored any more. */
export async function listMails(db: Database, where: Prisma.OutboxMailWhereInput) {
  const mails = await db.outboxMail.findMany({ where, orderBy: { createdAt: "asc" }, select: mailFields });
  const withText = mails.map(async ({ payload, ...mail }) => {
    const preview = await previewMail(mail.kind, payload);
    return { ...mail, text: preview?.text ?? null };
  });
  return Promise.all(withText);
}

type EmailChangeRequest = { id: string; email: string | null };

/** Returns this account's confirmation emails from earlier releases, which are found by the ids of their links. */
async function findConfirmationMails(db: Database, requests: EmailChangeRequest[]) {
  const addresses = requests.map(({ email }) => email).filter((email) => email !== null);
  const mails = await db.outboxMail.findMany({
    where: { kind: "confirmEmail", about: null, recipient: { in: addresses } },
    select: { id: true, payload: true },
  });
  const ids = new Set(requests.map(({ id }) => id));
  return mails.filter(({ payload }) => ids.has(String(toRecord(payload).linkId)));
}

type Account = { id: string; emailCanonical: string; createdAt: Date; isVerified: boolean; period: Period };

async function listAccountMails(
  db: Database,
  { id, emailCanonical, createdAt, isVerified, period }: Account,
  former: FormerAddress[],
  requests: EmailChangeRequest[],
) {
  const confirmed = former.filter(({ isConfirmed }) => isConfirmed);
  const [toAddress, confirmations, ...toFormerAddresses] = await Promise.all([
    findMailIds(db, emailCanonical, period),
    findConfirmationMails(db, requests),
    ...confirmed.map((address) => findMailIds(db, address.emailCanonical, address.period)),
  ]);
  const idIn = (rows: { id: string }[]) => ({ id: { in: rows.map(({ id }) => id) } });
  return listMails(db, {
    OR: [
      // An address that is not confirmed may have been another person's before this account was created.
      { ...idIn(toAddress), ...(isVerified ? {} : { kind: accountKinds, createdAt: { gte: createdAt } }) },
      whereConfirmationOf(id),
      idIn(confirmations),
      ...former.map(whereMailOfPeriod),
      ...toFormerAddresses.map((ids) => ({
        ...idIn(ids),
        kind: { notIn: [...accountKinds.in, "confirmEmail"] },
      })),
    ],
  });
}

// Returns the newest address change that can still be confirmed, or null.
function findPendingEmail(requests: (EmailChangeRequest & { expiresAt: Date; usedAt: Date | null })[]) {
  const now = new Date();
  return requests.findLast(({ expiresAt, usedAt }) => !usedAt && expiresAt > now)?.email ?? null;
}

function omitPasswordHash<Row extends { payload: unknown }>({ payload, ...row }: Row) {
  const { passwordHash: _, ...rest } = toRecord(payload);
  return { ...row, payload: rest };
}

/** Returns an address's forms from a period. */
export async function listForms(db: Database, emailCanonical: string, period: Period) {
  const [waitlist, applications, quarantined] = await Promise.all([
    db.groupCoachingEntry.findFirst({
      where: whereJoinedFrom(emailCanonical, period),
      select: waitlistFields,
    }),
    db.privateCoachingApplication.findMany({
      where: whereAppliedFrom(emailCanonical, period),
      orderBy: { submittedAt: "asc" },
      select: wholeApplication,
    }),
    db.quarantinedSubmission.findMany({
      where: { emailCanonical, createdAt: { gt: period.since, lte: period.until } },
      orderBy: { createdAt: "asc" },
      select: { form: true, reason: true, payload: true, createdAt: true, releasedAt: true },
    }),
  ]);
  return { waitlist, applications, quarantined: quarantined.map(omitPasswordHash) };
}

const noForms: Awaited<ReturnType<typeof listForms>> = { waitlist: null, applications: [], quarantined: [] };

async function listFormerForms(db: Database, former: FormerAddress[]) {
  const addresses = former.map(async ({ email, emailCanonical, isConfirmed, leftAt, period }) => ({
    ...{ email, isConfirmed, leftAt },
    ...(isConfirmed ? await listForms(db, emailCanonical, period) : noForms),
  }));
  return Promise.all(addresses);
}

/** Returns a member's data without secrets. Throws UNAUTHORIZED if the member was deleted. */
export async function readAccount(db: Database, userId: string, sessionId?: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: wholeUser });
  if (!user) throw signedOutRefusal();
  const {
    announcementsLeft,
    announcements,
    accounts,
    sessions,
    tokens,
    passkeys,
    oneTimeCode,
    recoveryCodes,
    votes,
    quizResults,
    emailCanonical,
    passwordHash,
    ...profile
  } = user;
  const isVerified = profile.emailVerified !== null;
  const account = { id: userId, emailCanonical, createdAt: profile.createdAt };
  const former = await findFormerAddresses(db, account);
  const period = { since: await findLastLeftAt(db, emailCanonical) };
  const [mails, forms, formerAddresses, changes] = await Promise.all([
    listAccountMails(db, { ...account, isVerified, period }, former, tokens),
    isVerified ? listForms(db, emailCanonical, period) : noForms,
    listFormerForms(db, former),
    db.auditEntry.findMany({
      where: { subject: `user:${userId}` },
      orderBy: { createdAt: "asc" },
      select: { action: true, before: true, after: true, createdAt: true },
    }),
  ]);
  return {
    site: getSiteOrigin(),
    exportedAt: new Date(),
    profile: {
      ...profile,
      pendingEmail: findPendingEmail(tokens),
      purchasedProducts: listOfStrings(profile.purchasedProducts),
      hasPassword: passwordHash !== null,
    },
    linkedAccounts: accounts,
    sessions: sessions.map(({ id, authTime, ...session }) => ({
      ...session,
      signedInAt: authTime,
      isCurrent: id === sessionId,
    })),
    secondFactor: { passkeys, oneTimeCode, recoveryCodes },
    quizResults,
    votes,
    announcements: { leftAt: announcementsLeft, received: announcements },
    ...forms,
    formerAddresses,
    mails,
    changes,
  };
}

/** Returns a member's data and audits the export. Throws as readAccount does. */
export async function exportData(db: Database, { userId, sessionId }: { userId: string; sessionId: string }) {
  const data = await readAccount(db, userId, sessionId);
  await writeOwnAudit(db, "account.exported", userId);
  return data;
}
