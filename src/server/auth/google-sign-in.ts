import "server-only";
import { randomUUID } from "node:crypto";
import { canonicalEmail } from "@/lib/email-address";
import { emailSchema } from "@/lib/email-schema";
import { buildSearchText } from "@/lib/search-text";
import { isValidName, normalizeText, replaceLineBreaks, takeCharacters } from "@/lib/text-normalization";
import { isStorableText } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { writeOwnAudit } from "../audit";
import type { Database } from "../db/client";
import { isConflict } from "../db/errors";
import { queueMail, wakeMailer } from "../mail/outbox";
import type { PendingLink } from "./google-link";
import { readPictureAddress } from "./google-picture";
import { SignInRefused } from "./sign-in";

const longestName = 50;

// Checks the claims of the ID token and not next-auth's profile, which omits email_verified.
const claimsSchema = z.object({
  sub: z.string().min(1).max(255).refine(isStorableText),
  email: emailSchema,
  email_verified: z.literal(true),
  name: z.unknown().optional(),
  picture: z.unknown().optional(),
});

function readName(name: unknown) {
  if (typeof name !== "string" || !isStorableText(name)) return null;
  const shown = takeCharacters(replaceLineBreaks(normalizeText(name)).trim(), longestName).trim();
  return isValidName(shown) ? shown : null;
}

/**
 * Returns the identity in the claims. Throws SignInRefused("Unproven") if they are malformed or the email address is
 * not verified.
 */
export function readIdentity(claims: unknown) {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SignInRefused("Unproven");
  const { sub, email, name, picture } = parsed.data;
  return {
    sub,
    email,
    emailCanonical: canonicalEmail(email),
    displayName: readName(name),
    picture: readPictureAddress(picture),
  };
}

type GoogleIdentity = ReturnType<typeof readIdentity>;

const provider = "google";
const memberFields = { id: true, sessionVersion: true } as const;

type Member = { id: string; sessionVersion: number };

/** Thrown if a verified account has the address, because linking requires the password of that account. */
export class LinkNeeded extends SignInRefused {
  readonly pending: PendingLink;
  constructor(pending: PendingLink) {
    super("LinkNeeded");
    this.pending = pending;
  }
}

export const createAccountRow = (userId: string, sub: string) => ({
  userId,
  provider,
  providerAccountId: sub,
});

async function createMember(db: Database, { sub, email, emailCanonical, displayName }: GoogleIdentity) {
  const id = randomUUID();
  const searchText = buildSearchText(displayName, email);
  const names = { email, emailCanonical, displayName, searchText };
  const [user] = await db.$transaction([
    db.user.create({
      data: { id, ...names, emailVerified: new Date(), purchasedProducts: [] },
      select: memberFields,
    }),
    db.account.create({ data: createAccountRow(id, sub) }),
    writeOwnAudit(db, "google.joined", id),
  ]);
  return user;
}

// An unverified account may have been created by an attacker, so its password, sessions, links and identities are
// removed.
async function takeOver(db: Database, local: Member & { email: string }, identity: GoogleIdentity) {
  const { id, sessionVersion, email } = local;
  const now = new Date();
  // The account's name was chosen by its creator, so the email uses Google's name.
  const payload = { name: identity.displayName, isTakeover: true };
  const [user] = await db.$transaction([
    db.user.update({
      where: { id, sessionVersion, emailVerified: null },
      data: { passwordHash: null, emailVerified: now, sessionVersion: { increment: 1 } },
      select: memberFields,
    }),
    db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: now } }),
    db.token.deleteMany({ where: { userId: id } }),
    db.account.deleteMany({ where: { userId: id } }),
    db.account.create({ data: createAccountRow(id, identity.sub) }),
    writeOwnAudit(db, "google.took-over", id),
    queueMail(db, { kind: "googleLinked", to: email, payload }),
  ]);
  wakeMailer();
  return user;
}

// Returns null if a concurrent change made the data stale; the caller then retries.
async function tryToSignIn(db: Database, identity: GoogleIdentity): Promise<Member | null> {
  const { sub, emailCanonical } = identity;
  const linked = await findLinked(db, sub);
  if (linked) return linked;
  const local = await db.user.findUnique({
    where: { emailCanonical },
    select: { ...memberFields, email: true, emailVerified: true },
  });
  if (local?.emailVerified) {
    // A concurrent request may have linked the identity and verified the account.
    const late = await findLinked(db, sub);
    if (late) return late;
    throw new LinkNeeded({ userId: local.id, sub, picture: identity.picture, email: local.email });
  }
  try {
    return await (local ? takeOver(db, local, identity) : createMember(db, identity));
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

/** Returns the member linked to a Google user id, which stays the same when the Google account changes its address. */
export async function findLinked(db: Database, sub: string): Promise<Member | null> {
  const account = await db.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: sub } },
    select: { user: { select: memberFields } },
  });
  return account?.user ?? null;
}

/**
 * Finds or creates the member of a Google identity, or takes over an unverified account with its address. Throws
 * LinkNeeded for a verified account, which requires its password, and an error after five concurrent changes.
 */
export async function signInWithGoogle(db: Database, identity: GoogleIdentity): Promise<Member> {
  for (let round = 0; round < 5; round += 1) {
    const member = await tryToSignIn(db, identity);
    if (member) return member;
  }
  throw new Error("a Google sign-in failed five times because of concurrent changes");
}
