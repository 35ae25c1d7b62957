import "server-only";
import { messages } from "@/content/messages";
import { formatEmail } from "@/lib/format-email";
import { buildSearchText } from "@/lib/search-text";
import type { RecordInput } from "@/lib/text-schema";
import { writeOwnAudit } from "@/server/audit";
import { hashPassword, isGuessablePassword } from "@/server/auth/password";
import { type Device, idleLimit, prepareSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isNotFound, writeIfAllMatch } from "@/server/db/errors";
import { queueMail, wakeMailer } from "@/server/mail/outbox";
import { voidLinks } from "@/server/one-time-link";
import { refusal } from "@/server/refusal";
import type { UpdateNicknameInput } from "./schema";

export const profileFields = {
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

/** Stores a member's display name and audits the change. Does nothing if the member was deleted. */
export async function updateNickname(db: Database, userId: string, { displayName }: UpdateNicknameInput) {
  for (;;) {
    const before = await db.user.findUnique({
      where: { id: userId },
      select: { email: true, displayName: true },
    });
    if (!before || before.displayName === displayName) return { displayName };
    const data = { displayName, searchText: buildSearchText(displayName, before.email) };
    const change = { before: { displayName: before.displayName }, after: { displayName } };
    const isRenamed = await writeIfAllMatch(db, [
      db.user.update({ where: { id: userId, ...before }, data }),
      writeOwnAudit(db, "account.nickname-changed", userId, change),
    ]);
    // If the update failed, the row was changed or deleted concurrently, so it is read again.
    if (isRenamed) return { displayName };
  }
}

type Member = {
  id: string;
  email: string;
  emailVerified: Date | null;
  displayName: string | null;
  sessionVersion: number;
};

export async function hasPassword(db: Database, userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  return Boolean(user?.passwordHash);
}

/**
 * Replaces a password, ends all sessions and returns the claims of a new session; costs one KDF call. Throws
 * BAD_REQUEST (password-weak) or CONFLICT (changed-meanwhile).
 */
export async function replacePassword(db: Database, member: Member, newPassword: string, device: Device) {
  const { id, email, emailVerified, displayName: name, sessionVersion } = member;
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
    // An unverified address may belong to another person, who must not get an email for each change.
    ...(emailVerified ? [queueMail(db, { kind: "passwordChanged", to: email, payload: { name } })] : []),
  ]);
  if (!isReplaced) throw refusal("CONFLICT", "changed-meanwhile", messages.profile.changedMeanwhile);
  wakeMailer();
  return claims;
}

// The order matters, because most user agents also name older browsers.
const browsers: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPT)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

function findFirstMatch(table: [RegExp, string][], text: string) {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Returns browser and system of a User-Agent, without versions. */
export function readDeviceName(userAgent: string | null) {
  const text = userAgent ?? "";
  return { browser: findFirstMatch(browsers, text), system: findFirstMatch(systems, text) };
}

type SessionOwner = { userId: string; sessionId: string };

/** Returns a member's sessions, the current one first, then by last activity. */
export async function listSessions(db: Database, { userId, sessionId }: SessionOwner) {
  const now = Date.now();
  const rows = await db.authSession.findMany({
    where: {
      userId,
      revokedAt: null,
      absoluteExpiresAt: { gt: new Date(now) },
      lastSeenAt: { gt: new Date(now - idleLimit * 1000) },
    },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    select: { id: true, userAgent: true, authTime: true, lastSeenAt: true },
  });
  const devices = rows.map(({ id, userAgent, authTime, lastSeenAt }) => ({
    id,
    ...readDeviceName(userAgent),
    signedInAt: authTime,
    lastSeenAt,
    isCurrent: id === sessionId,
  }));
  return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of a member's sessions and returns how many ended: 0 if it is another member's or has ended before. */
export async function endSession(db: Database, { userId, sessionId }: SessionOwner, { id }: RecordInput) {
  const action = id === sessionId ? "account.signed-out" : "account.sessions-ended";
  const isEnded = await writeIfAllMatch(db, [
    db.authSession.update({ where: { id, userId, revokedAt: null }, data: { revokedAt: new Date() } }),
    writeOwnAudit(db, action, userId),
  ]);
  return { ended: isEnded ? 1 : 0 };
}

/** Ends all other sessions of a member and returns how many there were. */
export async function endOtherSessions(db: Database, { userId, sessionId }: SessionOwner) {
  const others = { userId, id: { not: sessionId }, revokedAt: null };
  for (;;) {
    const first = await db.authSession.findFirst({ where: others, select: { id: true } });
    if (!first) return { ended: 0 };
    const data = { revokedAt: new Date() };
    try {
      // The first write fails if a concurrent call has ended the session `first`, so that only one call is audited.
      const [, { count }] = await db.$transaction([
        db.authSession.update({ where: { ...first, revokedAt: null }, data }),
        db.authSession.updateMany({ where: others, data }),
        writeOwnAudit(db, "account.sessions-ended", userId),
      ]);
      return { ended: count + 1 };
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}
