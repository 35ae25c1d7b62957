import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { writeAudit, writeOwnAudit } from "@/server/audit";
import { hashPassword, isGuessablePassword, verifyPassword } from "@/server/auth/password";
import { type Device, prepareSession, signInWrites } from "@/server/auth/sessions";
import { findDevice } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, writeIfAllMatch } from "@/server/db/errors";
import { limitPerMember, proofBeyondPerAddress } from "@/server/limit-middleware";
import { queueLinkMail, queueMail, wakeMailer } from "@/server/mail/outbox";
import {
  consumeLink,
  createLink,
  findLink,
  isLinkUsable,
  spentLink,
  voidLinks,
} from "@/server/one-time-link";
import { consume, consumeOrRefuse, type StatedLimit } from "@/server/rate-limit";
import { refusal, signedOutRefusal } from "@/server/refusal";
import { sign } from "@/server/secret";
import type { LinkInput, ResetPasswordInput } from "../schema";

const hour = 60 * 60;

export const loginLinkAddressLimit = proofBeyondPerAddress({
  name: "login-link-address",
  points: 20,
  seconds: hour,
});

export const loginLinkLimit: StatedLimit = {
  name: "login-link",
  points: 5,
  seconds: hour,
  per: "each account, and separately each browser that was signed in to it before",
  when: "a sign-in or reset email is requested; beyond the limit the reply is the same but no email is sent",
};

export const freshLinkLimit: StatedLimit = {
  name: "fresh-link",
  points: 5,
  seconds: hour,
  per: "each account",
  when: "an expired link is renewed",
};

export const memberMailLimit = limitPerMember({ name: "member-mail", points: 5, seconds: hour });

export const linkLimit = proofBeyondPerAddress({ name: "one-time-link", points: 30, seconds: 15 * 60 });

export type LoginLinkPurpose = "reset" | "enter";

const requested = { reset: "account.reset-requested", enter: "account.link-requested" } as const;

/**
 * Emails a one-time link if the address belongs to a member and the limit is not reached. Takes the same time for every
 * address, and never refuses, because another person may have used up the limit.
 */
export async function requestLoginLink(
  { db, headers }: Pick<Context, "db" | "headers">,
  wanted: LoginLinkPurpose,
  email: string,
) {
  const emailCanonical = canonicalEmail(email);
  const account = sign("account", emailCanonical);
  const device = await findDevice(db, headers, emailCanonical);
  const wait = await consume(loginLinkLimit, device ? `${account}:${device}` : account);
  const found = await db.user.findUnique({
    where: { emailCanonical },
    select: { id: true, email: true, displayName: true, emailVerified: true },
  });
  await verifyPassword(null, email);
  const user = wait === 0 ? found : null;
  // A member with an unverified address gets a reset link, which ends all sessions, because another person may have
  // created the account.
  const kind = user?.emailVerified ? wanted : "reset";
  if (user) {
    const { id: userId, email, displayName: name } = user;
    const recipient = { userId, email, name, ...(kind !== wanted && { isForSignIn: true }) };
    // The audit entry has no actor, because any visitor can enter the address.
    const audit = writeAudit(db, { action: requested[kind], subject: `user:${userId}` });
    await db.$transaction([...queueLinkMail(db, kind, recipient), audit]).catch((error) => {
      // The account was deleted meanwhile; the result is the same as for an unknown address.
      if (!isForeignKeyViolation(error)) throw error;
    });
  } else {
    const link = createLink(kind, { userId: null, email: null });
    const own = { where: { id: link.id } };
    const used = db.token.update({ ...own, data: { usedAt: new Date() } });
    await db.$transaction([db.token.create({ data: link }), used, db.token.delete(own)]);
  }
  wakeMailer();
}

/**
 * Returns the link and its user, or null if the link is unknown or was emailed to an address that the account no longer
 * has.
 */
async function findLoginLink(db: Database, purpose: LoginLinkPurpose, token: string) {
  const link = await findLink(db, purpose, token);
  if (!link?.user || canonicalEmail(link.email ?? "") !== canonicalEmail(link.user.email)) return null;
  return { ...link, user: link.user };
}

/** Signs in by a one-time link. Returns the new claims; throws `spent-link` if the link cannot be used. */
export async function enterByLink(db: Database, token: string, device: Device) {
  const link = await findLoginLink(db, "enter", token);
  if (!link?.user.emailVerified || !isLinkUsable(link)) throw spentLink();
  const { id, sessionVersion } = link.user;
  const { claims, row } = prepareSession({ id, sessionVersion }, device);
  const isEntered = await writeIfAllMatch(db, [consumeLink(db, link.id), ...signInWrites(db, row, "link")]);
  if (!isEntered) throw spentLink();
  return claims;
}

/**
 * Emails a new link in place of an expired link. Throws `rate-limited`, or `spent-link` if the link is unknown or was not
 * sent to the member's address.
 */
export async function renewLink(db: Database, token: string) {
  const link = (await findLoginLink(db, "enter", token)) ?? (await findLoginLink(db, "reset", token));
  if (!link) throw spentLink();
  const { user, purpose } = link;
  await consumeOrRefuse(freshLinkLimit, user.id);
  const wanted: LoginLinkPurpose = purpose === "enter" ? "enter" : "reset";
  const fresh = createLink(wanted, { userId: user.id, email: user.email });
  const payload = { name: user.displayName, linkId: fresh.id, purpose: wanted };
  const writes = [
    db.token.create({ data: fresh }),
    queueMail(db, { kind: "freshLink", to: user.email, payload }),
    writeOwnAudit(db, requested[wanted], user.id),
  ];
  await db.$transaction(writes).catch((error) => {
    throw isForeignKeyViolation(error) ? spentLink() : error;
  });
  wakeMailer();
}

/** Returns as `email` the address of the account whose password the link can reset, or null. The link stays usable. */
export async function findResetAccount(db: Database, { token }: LinkInput) {
  const link = await findLoginLink(db, "reset", token);
  return { email: link && isLinkUsable(link) ? link.user.email : null };
}

/**
 * Sets a new password by a one-time link, ends all sessions and returns the account's id and new session version. Throws
 * `spent-link`, or `password-weak`, which does not use up the link.
 */
export async function resetPassword(db: Database, { token, password }: ResetPasswordInput) {
  const link = await findLoginLink(db, "reset", token);
  if (!link || !isLinkUsable(link)) throw spentLink();
  const { user } = link;
  const { id, email, displayName, sessionVersion } = user;
  if (await isGuessablePassword(password, { email, name: displayName })) {
    throw refusal("BAD_REQUEST", "password-weak", messages.auth.passwordWeak);
  }
  const passwordHash = await hashPassword(password);
  const now = new Date();
  // The link proves access to the mailbox, so the address counts as verified.
  const change = { passwordHash, emailVerified: user.emailVerified ?? now, sessionVersion: { increment: 1 } };
  const isReset = await writeIfAllMatch(db, [
    consumeLink(db, link.id),
    db.user.update({ where: { id }, data: change }),
    db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: now } }),
    voidLinks(db, id),
    writeOwnAudit(db, "account.password-reset", id),
    ...(user.emailVerified ? [] : [writeOwnAudit(db, "account.email-verified", id)]),
    queueMail(db, { kind: "passwordChanged", to: email, payload: { name: displayName } }),
  ]);
  if (!isReset) throw spentLink();
  wakeMailer();
  return { sub: id, sv: sessionVersion + 1 };
}

/** Queues another verification email. Returns false if the address is verified already. Throws `signed-out`. */
export async function resendVerification(db: Database, userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, displayName: true, emailVerified: true },
  });
  if (!user) throw signedOutRefusal();
  const { email, displayName: name, emailVerified } = user;
  if (emailVerified) return false;
  await db.$transaction([...queueLinkMail(db, "verify", { userId, email, name })]);
  wakeMailer();
  return true;
}

/**
 * Marks an address as verified by its link. Using the link again succeeds while the address is verified; throws
 * `spent-link` for any other used, expired or outdated link.
 */
export async function verifyEmail(db: Database, { token }: LinkInput) {
  const link = await findLink(db, "verify", token);
  if (!link?.user || !link.email) throw spentLink();
  const { id, email, emailVerified } = link.user;
  const emailCanonical = canonicalEmail(link.email);
  if (emailVerified && canonicalEmail(email) === emailCanonical) return;
  if (!isLinkUsable(link)) throw spentLink();
  const isVerified = await writeIfAllMatch(db, [
    consumeLink(db, link.id),
    db.user.update({ where: { id, emailCanonical }, data: { emailVerified: new Date() } }),
    writeOwnAudit(db, "account.email-verified", id),
  ]);
  if (!isVerified) throw spentLink();
}
