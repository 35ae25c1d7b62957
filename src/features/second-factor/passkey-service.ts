import "server-only";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { messages } from "@/content/messages";
import { site } from "@/content/site";
import { verifyFactor } from "@/server/auth/second-factor";
import type { Database } from "@/server/db/client";
import { isNotFound, isUniqueViolation } from "@/server/db/errors";
import { getSiteOrigin } from "@/server/http/origin";
import { refusal, signedOutRefusal } from "@/server/refusal";
import { enrol, type FactorOwner } from "./factor-service";
import type { AddPasskeyInput, VerifyPasskeyInput } from "./schema";

const lastsMs = 5 * 60_000;

/** A challenge is valid only for the use for which it was created. */
type ChallengeUse = "add" | "prove";

/**
 * Stores the challenge of a session for five minutes, replacing an earlier challenge. Throws UNAUTHORIZED
 * (signed-out) if the session was deleted meanwhile.
 */
export async function storeChallenge(db: Database, sid: string, use: ChallengeUse, challenge: string) {
  const kept = [use, Date.now() + lastsMs, challenge].join(":");
  const { count } = await db.authSession.updateMany({ where: { id: sid }, data: { challenge: kept } });
  if (count === 0) throw signedOutRefusal();
}

/** Removes and returns the challenge of a session, or null. Only one of several concurrent callers gets it. */
async function takeChallenge(db: Database, sid: string, use: ChallengeUse) {
  const row = await db.authSession.findUnique({ where: { id: sid }, select: { challenge: true } });
  const kept = row?.challenge;
  if (!kept) return null;
  const { count } = await db.authSession.updateMany({
    where: { id: sid, challenge: kept },
    data: { challenge: null },
  });
  const [wanted, until, challenge = null] = kept.split(":");
  return count === 1 && wanted === use && Number(until) > Date.now() ? challenge : null;
}

// Loaded on demand, because only the team uses it.
const importWebauthn = () => import("@simplewebauthn/server");

/** The relying party identifier: the host without a port. */
const getRelyingPartyId = () => new URL(getSiteOrigin()).hostname;

const wrongPasskey = () => refusal("BAD_REQUEST", "factor-wrong", messages.factor.passkeyWrong);

async function findCredentials(db: Database, userId: string) {
  const rows = await db.passkey.findMany({ where: { userId }, select: { id: true, transports: true } });
  return rows.map(({ id, transports }) => ({
    id,
    transports: (Array.isArray(transports) ? transports : []) as AuthenticatorTransport[],
  }));
}

/** Returns the options to create a passkey (WebAuthn Level 3, 5.4), valid for five minutes. Throws signed-out. */
export async function startPasskey(db: Database, { id, email, displayName, sid }: FactorOwner) {
  const { generateRegistrationOptions } = await importWebauthn();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: getRelyingPartyId(),
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: displayName ?? email,
    attestationType: "none",
    excludeCredentials: await findCredentials(db, id),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await storeChallenge(db, sid, "add", options.challenge);
  return options;
}

/**
 * Stores a passkey that answered the session's challenge. Throws factor-wrong, factor-known, factor-needed or
 * signed-out.
 */
export async function addPasskey(db: Database, owner: FactorOwner, { name, credential }: AddPasskeyInput) {
  const { verifyRegistrationResponse } = await importWebauthn();
  const challenge = await takeChallenge(db, owner.sid, "add");
  if (!challenge) throw wrongPasskey();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: getSiteOrigin(),
    expectedRPID: getRelyingPartyId(),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw wrongPasskey();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const key = Buffer.from(publicKey).toString("base64url");
  const row = { id, userId: owner.id, name, publicKey: key, counter, transports, lastUsedAt: new Date() };
  try {
    return await enrol(db, owner, "factor.passkey-added", db.passkey.create({ data: row }));
  } catch (error) {
    // The session has ended meanwhile.
    if (isNotFound(error)) throw signedOutRefusal();
    if (!isUniqueViolation(error)) throw error;
    throw refusal("CONFLICT", "factor-known", messages.factor.passkeyKnown);
  }
}

/** Returns the options to verify a passkey (WebAuthn Level 3, 5.5), valid for five minutes. Throws signed-out. */
export async function askPasskey(db: Database, { id, sid }: FactorOwner) {
  const { generateAuthenticationOptions } = await importWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: getRelyingPartyId(),
    allowCredentials: await findCredentials(db, id),
    userVerification: "required",
  });
  await storeChallenge(db, sid, "prove", options.challenge);
  return options;
}

/**
 * Verifies the second factor by a passkey, or throws `BAD_REQUEST` (factor-wrong). A counter that does not increase
 * indicates a cloned passkey (WebAuthn Level 3, 6.1.1).
 */
export async function verifyPasskey(
  db: Database,
  { id: userId, sid }: FactorOwner,
  response: VerifyPasskeyInput,
) {
  const { verifyAuthenticationResponse } = await importWebauthn();
  const challenge = await takeChallenge(db, sid, "prove");
  const row = await db.passkey.findUnique({ where: { id: response.id, userId } });
  if (!challenge || !row) throw wrongPasskey();
  const { id, counter } = row;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: getSiteOrigin(),
    expectedRPID: getRelyingPartyId(),
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")) },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw wrongPasskey();
  const used = db.passkey.update({
    where: { id, userId, counter },
    data: { counter: authenticationInfo.newCounter, lastUsedAt: new Date() },
  });
  if (!(await verifyFactor(db, sid, [used]))) throw wrongPasskey();
  return { ok: true };
}
