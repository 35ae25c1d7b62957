import "server-only";
import { randomUUID } from "node:crypto";
import { google } from "@/content/google";
import { canonicalEmail } from "@/lib/email-address";
import { emailSchema } from "@/lib/email-schema";
import { buildSearchText } from "@/lib/search-text";
import { isValidName, normalizeText, replaceLineBreaks, takeCharacters } from "@/lib/text-normalization";
import { isStorableText } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { writeOwnAudit } from "../audit";
import type { Database } from "../db/client";
import { isConflict, isNotFound, isUniqueViolation } from "../db/errors";
import { getCookieName, type OwnCookie, readCookie, serialiseCookie } from "../http/cookies";
import { queueMail, wakeMailer } from "../mail/outbox";
import { refusal } from "../refusal";
import { seal, unseal } from "../secret";
import { copyGooglePicture, readPictureAddress } from "./google-picture";
import { describeDevice, prepareSession, signInWrites } from "./sessions";
import { checkPassword, SignInRefused } from "./sign-in";

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

/** Throws SignInRefused("Unproven") if the claims are malformed or the email address is not verified. */
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

const createAccountRow = (userId: string, sub: string) => ({ userId, provider, providerAccountId: sub });

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
async function findLinked(db: Database, sub: string): Promise<Member | null> {
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

const purpose = "google-link";
const ttlSeconds = 10 * 60;

/** `email` is the address that the account had when the cookie was set. */
const pendingSchema = z.object({
  sub: z.string(),
  userId: z.string(),
  picture: z.string().nullable(),
  email: z.string(),
  expires: z.number(),
});

type PendingLink = Omit<z.infer<typeof pendingSchema>, "expires">;

const getPendingCookieName = () => getCookieName(purpose);

export function createPendingCookie(pending: PendingLink): OwnCookie {
  const body = JSON.stringify({ ...pending, expires: Date.now() + ttlSeconds * 1_000 });
  return [getPendingCookieName(), seal(purpose, Buffer.from(body).toString("base64url")), ttlSeconds];
}

export function clearPendingCookie() {
  return serialiseCookie(getPendingCookieName(), "", 0);
}

export function readPending(headers: Headers): PendingLink | null {
  const body = unseal(purpose, readCookie(headers, getPendingCookieName()));
  if (!body) return null;
  // Cookies of an earlier release have another format and count as expired.
  const { data } = pendingSchema.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return data && data.expires > Date.now() ? data : null;
}

const linkExpired = () => refusal("FORBIDDEN", "link-expired", google.link.expired);

/**
 * Links the pending Google identity of this browser after a password check, and returns the claims of a new session.
 * Throws FORBIDDEN (link-expired), BAD_REQUEST or CONFLICT (link-refused), or TOO_MANY_REQUESTS (rate-limited).
 */
export async function connectGoogle(db: Database, headers: Headers, password: string) {
  const pending = readPending(headers);
  if (!pending) throw linkExpired();
  const account = await db.user.findUnique({
    where: { id: pending.userId },
    select: { email: true, emailCanonical: true, displayName: true },
  });
  const user = await checkPassword(db, headers, { email: account?.emailCanonical ?? "", password });
  if (!account || user?.id !== pending.userId)
    throw refusal("BAD_REQUEST", "link-refused", google.link.wrong);
  const { id, sessionVersion } = user;
  const { claims, row } = prepareSession(user, describeDevice(headers));
  const payload = { name: account.displayName, isTakeover: false };
  try {
    await db.$transaction([
      db.user.update({
        where: { id, sessionVersion, emailVerified: { not: null } },
        data: { updatedAt: new Date() },
      }),
      db.account.create({ data: createAccountRow(id, pending.sub) }),
      writeOwnAudit(db, "google.linked", id),
      queueMail(db, { kind: "googleLinked", to: account.email, payload }),
      ...signInWrites(db, row, "google"),
    ]);
    wakeMailer();
  } catch (error) {
    if (isNotFound(error)) throw linkExpired();
    if (!isUniqueViolation(error)) throw error;
    const owner = await findLinked(db, pending.sub);
    if (owner?.id !== id) throw refusal("CONFLICT", "link-refused", google.link.taken);
    await db.$transaction([...signInWrites(db, row, "google")]);
  }
  await copyGooglePicture(db, user, pending.picture);
  return claims;
}
