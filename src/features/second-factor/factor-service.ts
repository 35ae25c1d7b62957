import "server-only";
import { randomInt } from "node:crypto";
import type { AuditAction } from "@/content/audit";
import { writeOwnAudit } from "@/server/audit";
import { factorNeeded, writeFactor } from "@/server/auth/second-factor";
import type { Database, Write } from "@/server/db/client";
import { isNotFound, writeIfAllMatch } from "@/server/db/errors";
import { queueMail, wakeMailer } from "@/server/mail/outbox";
import { sign } from "@/server/secret";

const codeCount = 10;
const codeLength = 10;
const codeLetters = "abcdefghijklmnopqrstuvwxyz234567";

/** Only this keyed hash is stored. No slow hash is needed, because the codes have 50 random bits. */
export function hashRecoveryCode(userId: string, code: string) {
  return sign("recovery-code", `${userId}:${code}`);
}

/** Returns ten new recovery codes for display, and the writes that replace the earlier codes. */
function createRecoveryCodes(db: Database, userId: string) {
  const codes = Array.from({ length: codeCount }, () =>
    Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join(""),
  );
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
  const writes = [
    db.recoveryCode.deleteMany({ where: { userId } }),
    db.recoveryCode.createMany({ data: rows }),
  ] as const;
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), writes };
}

/** `isVerified` means that the session's second factor was verified within five minutes. */
export type FactorOwner = {
  id: string;
  email: string;
  displayName: string | null;
  sid: string;
  isVerified: boolean;
};

type FactorChange = Extract<AuditAction, `factor.${string}`>;

/** Returns the passkeys, app and number of recovery codes of a member, without secrets. */
export async function listFactors(db: Database, userId: string) {
  const [passkeys, app, recoveryCodes] = await Promise.all([
    db.passkey.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
    }),
    db.oneTimeCode.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return { passkeys, appSince: app?.confirmedAt ?? null, recoveryCodes };
}

export async function hasAnyFactor(db: Database, userId: string) {
  const { passkeys, appSince } = await listFactors(db, userId);
  return passkeys.length > 0 || appSince !== null;
}

/** Returns the writes that store the audit row and the email about a change of the owner's factors. */
export function changeWrites(db: Database, { id, email, displayName }: FactorOwner, change: FactorChange) {
  const payload = { name: displayName, change };
  return [
    writeOwnAudit(db, change, id),
    queueMail(db, { kind: "secondFactorChanged", to: email, payload }),
  ] as const;
}

const withoutFactor = {
  passkeys: { none: {} },
  OR: [{ oneTimeCode: null }, { oneTimeCode: { confirmedAt: null } }],
};

/** Returns a write that locks the owner's row, so that concurrent changes of the factors run one after another. */
function lockOwner(db: Database, id: string) {
  return db.user.update({ where: { id }, data: { updatedAt: new Date() }, select: { id: true } });
}

/**
 * Removes a factor and returns whether it existed. The member's other sessions must verify a factor again, because they
 * may have used the removed factor, for example on a lost phone; this session too, if no factor is left.
 */
async function remove(db: Database, owner: FactorOwner, what: FactorChange, write: Write) {
  const { id: userId, sid } = owner;
  const outdated = [{ id: { not: sid } }, { user: withoutFactor }];
  const isRemoved = await writeIfAllMatch(db, [
    lockOwner(db, userId),
    write,
    db.authSession.updateMany({ where: { userId, OR: outdated }, data: { factorAt: null } }),
    ...changeWrites(db, owner, what),
  ]);
  if (isRemoved) wakeMailer();
  return { isRemoved };
}

export function removePasskey(db: Database, owner: FactorOwner, id: string) {
  const where = { id, userId: owner.id };
  return remove(db, owner, "factor.passkey-removed", db.passkey.delete({ where }));
}

export function removeApp(db: Database, owner: FactorOwner) {
  const where = { userId: owner.id };
  return remove(db, owner, "factor.app-removed", db.oneTimeCode.delete({ where }));
}

/** Replaces the recovery codes and returns ten new codes. */
export async function renewRecoveryCodes(db: Database, owner: FactorOwner) {
  const { codes, writes } = createRecoveryCodes(db, owner.id);
  await db.$transaction([...writes, ...changeWrites(db, owner, "factor.recovery-renewed")]);
  wakeMailer();
  return codes;
}

/** Returns writes that fail if the coach has a factor. */
function requireNoFactor(db: Database, id: string) {
  const where = { id, ...withoutFactor };
  const data = { updatedAt: new Date() };
  return [lockOwner(db, id), db.user.update({ where, data, select: { id: true } })];
}

/**
 * Stores a second factor and marks the session as verified. Returns ten recovery codes if it is the coach's first
 * factor; throws FORBIDDEN (factor-needed) if this session must first verify another factor, or what `write` throws.
 */
export async function enrol(db: Database, owner: FactorOwner, change: FactorChange, write: Write) {
  const isFirst = !(await hasAnyFactor(db, owner.id));
  if (!isFirst && !owner.isVerified) throw factorNeeded();
  const recovery = isFirst ? createRecoveryCodes(db, owner.id) : null;
  const writes: Write[] = [
    ...(isFirst ? requireNoFactor(db, owner.id) : []),
    write,
    ...(recovery?.writes ?? []),
    writeFactor(db, owner.sid),
    ...changeWrites(db, owner, change),
  ];
  try {
    await db.$transaction(writes);
  } catch (error) {
    throw isFirst && isNotFound(error) && (await hasAnyFactor(db, owner.id)) ? factorNeeded() : error;
  }
  wakeMailer();
  return { recoveryCodes: recovery?.codes ?? null };
}
