import "server-only";
import { messages } from "@/content/messages";
import { formatEmail } from "@/lib/format-email";
import { buildSearchText } from "@/lib/search-text";
import { writeOwnAudit } from "@/server/audit";
import { hashPassword, isGuessablePassword } from "@/server/auth/password";
import { forgetSessionsOf } from "@/server/auth/session-lookup";
import { type Device, prepareSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { queueMail, wakeMailer } from "@/server/mail/outbox";
import { voidLinks } from "@/server/one-time-link";
import { refusal } from "@/server/refusal";
import type { UpdateNicknameInput } from "./schema";

const profileFields = {
  id: true,
  email: true,
  emailVerified: true,
  displayName: true,
  photoURL: true,
  membershipStatus: true,
  purchasedProducts: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** Returns the strings in a stored JSON list, or an empty list for anything else. */
export function listOfStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Returns a member's profile, or null if the member was deleted. `archetype` is null without a quiz result. */
export async function getProfile(db: Database, userId: string) {
  const [found, newest, linked] = await Promise.all([
    db.user.findUnique({
      where: { id: userId },
      select: { ...profileFields, passwordHash: true, role: true },
    }),
    db.quizResult.findFirst({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { archetype: true, createdAt: true },
    }),
    db.account.findMany({ where: { userId }, select: { provider: true } }),
  ]);
  if (!found) return null;
  const { passwordHash, role, ...user } = found;
  return {
    ...user,
    email: formatEmail(user.email),
    purchasedProducts: listOfStrings(user.purchasedProducts),
    archetype: newest?.archetype ?? null,
    hasPassword: passwordHash !== null,
    isCoach: role === "coach",
    linkedProviders: [...new Set(linked.map(({ provider }) => provider))],
  };
}

async function rename(db: Database, userId: string, displayName: string) {
  for (;;) {
    const before = await db.user.findUnique({
      where: { id: userId },
      select: { email: true, displayName: true },
    });
    if (!before || before.displayName === displayName) return;
    const data = { displayName, searchText: buildSearchText(displayName, before.email) };
    const change = { before: { displayName: before.displayName }, after: { displayName } };
    const isRenamed = await writeIfAllMatch(db, [
      db.user.update({ where: { id: userId, ...before }, data }),
      writeOwnAudit(db, "account.nickname-changed", userId, change),
    ]);
    // Otherwise the address was changed or the account deleted concurrently, so the row is read again.
    if (isRenamed) return;
  }
}

/** Stores a member's display name and audits the change. Does nothing if the member was deleted. */
export async function updateNickname(db: Database, userId: string, { displayName }: UpdateNicknameInput) {
  await rename(db, userId, displayName);
  await forgetSessionsOf(db, userId);
  return { displayName };
}

type Member = { id: string; email: string; displayName: string | null; sessionVersion: number };

export async function hasPassword(db: Database, userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  return Boolean(user?.passwordHash);
}

/**
 * Replaces a password, ends all sessions and returns the claims of a new session; costs one KDF call. Throws
 * BAD_REQUEST (password-weak) or CONFLICT (changed-meanwhile).
 */
export async function replacePassword(db: Database, member: Member, newPassword: string, device: Device) {
  const { id, email, displayName: name, sessionVersion } = member;
  if (await isGuessablePassword(newPassword, { email, name })) {
    throw refusal("BAD_REQUEST", "password-weak", messages.auth.passwordWeak);
  }
  const passwordHash = await hashPassword(newPassword);
  const { claims, row } = prepareSession({ id, sessionVersion: sessionVersion + 1 }, device);
  const isReplaced = await writeIfAllMatch(db, [
    db.user.update({
      where: { id, sessionVersion },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    }),
    db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: new Date() } }),
    db.authSession.create({ data: row }),
    voidLinks(db, id),
    writeOwnAudit(db, "account.password-changed", id),
    queueMail(db, { kind: "passwordChanged", to: email, payload: { name } }),
  ]);
  if (!isReplaced) throw refusal("CONFLICT", "changed-meanwhile", messages.profile.changedMeanwhile);
  await forgetSessionsOf(db, id);
  wakeMailer();
  return claims;
}
