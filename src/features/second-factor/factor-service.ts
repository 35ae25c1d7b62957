import "server-only";
import type { AuditAction } from "@/content/audit";
import { ownAuditRow } from "@/server/audit";
import { factorWrite } from "@/server/auth/second-factor";
import { forgetSession } from "@/server/auth/session-lookup";
import type { Database, Write } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { newRecoveryCodes } from "./recovery-codes";

export type FactorOwner = { id: string; email: string; displayName: string | null; sid: string };

/** What happened to a member's second factor; said in the audit and in a mail. */
type FactorChange = Extract<AuditAction, `factor.${string}`>;

/** The passkeys, the app and the recovery codes of a member, without any secret. */
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

/** Whether a member has a passkey or an app by now. */
export async function hasAnyFactor(db: Database, userId: string) {
  const { passkeys, appSince } = await listFactors(db, userId);
  return passkeys.length > 0 || appSince !== null;
}

/** The audit row of a change, and the mail that tells its owner. */
export function changeWrites(db: Database, { id, email, displayName }: FactorOwner, change: FactorChange) {
  const payload = { name: displayName, change };
  return [
    db.auditEntry.create({ data: ownAuditRow(change, id) }),
    db.outboxMail.create({ data: mailRow({ kind: "secondFactorChanged", to: email, payload }) }),
  ] as const;
}

/** Does one write with the audit row and the mail of it; false when there was nothing to change. */
async function change(db: Database, owner: FactorOwner, what: FactorChange, write: Write) {
  try {
    await db.$transaction([write, ...changeWrites(db, owner, what)]);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
  wakeMailer();
  return true;
}

/** Removes a passkey; false when the member has none of that id. */
export function removePasskey(db: Database, owner: FactorOwner, id: string) {
  const where = { id, userId: owner.id };
  return change(db, owner, "factor.passkey-removed", db.passkey.delete({ where, select: { id: true } }));
}

/** Removes the app; false when there is none. */
export function removeApp(db: Database, owner: FactorOwner) {
  const where = { userId: owner.id };
  return change(db, owner, "factor.app-removed", db.oneTimeCode.delete({ where, select: { userId: true } }));
}

/** Makes ten new recovery codes in the place of the earlier ones; gives them, this once. */
export async function renewRecoveryCodes(db: Database, owner: FactorOwner) {
  const { codes, writes } = newRecoveryCodes(db, owner.id);
  await db.$transaction([...writes, ...changeWrites(db, owner, "factor.recovery-renewed")]);
  wakeMailer();
  return codes;
}

/**
 * Stores a new factor that was just shown to work, which also counts as giving it. With the first one come ten recovery codes,
 * which are given this once; with others none. Throws what `write` throws.
 */
export async function enrol(db: Database, owner: FactorOwner, change: FactorChange, write: Write) {
  const isFirst = !(await hasAnyFactor(db, owner.id));
  const recovery = isFirst ? newRecoveryCodes(db, owner.id) : null;
  const writes: Write[] = [
    write,
    ...(recovery?.writes ?? []),
    factorWrite(db, owner.sid),
    ...changeWrites(db, owner, change),
  ];
  await db.$transaction(writes);
  forgetSession(owner.sid);
  wakeMailer();
  return { recoveryCodes: recovery?.codes ?? null };
}
