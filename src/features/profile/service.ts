import "server-only";
import { searchTextOf } from "@/lib/search-text";
import { ownAuditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { readableEmail } from "@/server/mail/addresses";
import type { UpdateNicknameInput } from "./schema";
import { forgetSessionsOf } from "./session-service";

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

/** Returns the strings of a JSON list. */
export function listOfStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Returns a member's profile with the archetype of the newest quiz result, or null. */
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
    email: readableEmail(user.email),
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
    const data = { displayName, searchText: searchTextOf(displayName, before.email) };
    const change = { before: { displayName: before.displayName }, after: { displayName } };
    try {
      await db.$transaction([
        db.user.update({ where: { id: userId, ...before }, data, select: { id: true } }),
        db.auditEntry.create({ data: ownAuditRow("account.nickname-changed", userId, change) }),
      ]);
      return;
    } catch (error) {
      // The address changed or the account was deleted concurrently: read again.
      if (!isNotFound(error)) throw error;
    }
  }
}

/** Stores the display name. */
export async function updateNickname(db: Database, userId: string, { displayName }: UpdateNicknameInput) {
  await rename(db, userId, displayName);
  await forgetSessionsOf(db, userId);
  return { displayName };
}
