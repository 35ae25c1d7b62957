import "server-only";
import type { Database } from "@/server/db/client";

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

function listOfStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** A member's profile document with the archetype of the newest quiz result; null when the row is gone. */
export async function getProfile(db: Database, userId: string) {
  const [user, newest] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: profileFields }),
    db.quizResult.findFirst({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { archetype: true, createdAt: true },
    }),
  ]);
  if (!user) return null;
  return {
    ...user,
    purchasedProducts: listOfStrings(user.purchasedProducts),
    archetype: newest?.archetype ?? null,
  };
}
