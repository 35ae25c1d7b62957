import { randomUUID } from "node:crypto";
import { hashPassword } from "@/server/auth/password";
import { createSession, encodeClaims, getSessionCookieName } from "@/server/auth/sessions";
import { type Database, database } from "@/server/db/client";
import { buildMemberRow } from "../../prisma/rows/member-row";

export const goodPassword = "quiet-water-at-dawn";

type Overrides = Partial<{
  email: string;
  displayName: string | null;
  role: string;
  membershipStatus: string;
  emailVerified: Date | null;
  announcementsLeft: Date;
  password: string | null;
}>;

const hashes = new Map<string, Promise<string>>();

function hashOf(password: string) {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Creates a member. A null `password` means no password, as after a sign-up with Google. */
export async function makeMember(
  { password = goodPassword, ...overrides }: Overrides = {},
  db: Database = database(),
) {
  const email = overrides.email ?? `member-${randomUUID()}@example.org`;
  return db.user.create({
    data: buildMemberRow({
      displayName: "Noor",
      ...overrides,
      email,
      passwordHash: password === null ? null : await hashOf(password),
    }),
  });
}

/** Returns the Cookie header and the claims of a new session. By default, a coach's second factor is verified. */
export async function signInAs(
  user: { id: string; sessionVersion: number; role?: string },
  { isFactorVerified = user.role === "coach", db = database() } = {},
) {
  const claims = await createSession(db, user, { userAgent: "Test", address: "127.0.0.1" }, "password");
  if (isFactorVerified) {
    const given = { where: { id: claims.sid }, data: { factorAt: new Date() } };
    await db.authSession.update(given);
  }
  return { claims, cookie: `${getSessionCookieName()}=${await encodeClaims(claims)}` };
}

export async function signInNewMember(given: Parameters<typeof makeMember>[0] = {}) {
  const user = await makeMember(given);
  return { user, ...(await signInAs(user)) };
}
