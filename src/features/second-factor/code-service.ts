import "server-only";
import { generateSecret, generateURI, verify } from "otplib";
import { encode } from "uqr";
import { messages } from "@/content/messages";
import { site } from "@/content/site";
import { giveFactor } from "@/server/auth/second-factor";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from "@/server/db/errors";
import { wakeMailer } from "@/server/mail/outbox";
import { consumeOrRefuse, refund, type StatedLimit } from "@/server/rate-limit";
import { refuse, signedOut } from "@/server/refusal";
import { decrypt, encrypt } from "@/server/secret";
import { changeWrites, enrol, type FactorOwner } from "./factor-service";
import { hashRecoveryCode } from "./recovery-codes";

const purpose = "one-time-code";

/** Six digits that a stranger with the password may guess at: ten in a quarter of an hour. */
export const codeLimit: StatedLimit = {
  name: "factor-code",
  points: 10,
  seconds: 15 * 60,
  per: "each member",
  when: "a code is wrong",
};

/** Recovery codes have a budget of their own: who guesses at codes cannot use it up. */
export const recoveryLimit: StatedLimit = {
  ...codeLimit,
  name: "factor-recovery",
  when: "a recovery code is wrong",
};

const wrong = () => refuse("BAD_REQUEST", "factor-wrong", messages.factor.codeWrong);

async function limited<Value>(limit: StatedLimit, userId: string, judge: () => Promise<Value>) {
  await consumeOrRefuse(limit, userId);
  const value = await judge();
  await refund(limit, userId);
  return value;
}

/** The half minute (RFC 6238) a code is of, when it is right and no older than one that was taken; null otherwise. One half minute early or late is right. */
async function stepOf(secret: string | null, code: string, lastStep: number) {
  if (!secret) return null;
  const result = await verify({ secret, token: code, epochTolerance: 30 });
  const step = result.valid && "timeStep" in result ? Number(result.timeStep) : 0;
  return step > lastStep ? step : null;
}

/** A QR code as the path of a drawing of `size` squares a side. */
function drawCode(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

/** The member's app, begun with this secret if there is none. */
async function beginApp(db: Database, userId: string, row: { secret: string; lastStep: number }) {
  const begin = () =>
    db.oneTimeCode.upsert({
      where: { userId },
      create: { userId, ...row },
      update: {},
      select: { confirmedAt: true },
    });
  try {
    // Another window may begin one, or remove it, at the same moment.
    return await begin().catch((error) => {
      if (isUniqueViolation(error) || isNotFound(error)) return begin();
      throw error;
    });
  } catch (error) {
    throw isForeignKeyViolation(error) ? signedOut() : error;
  }
}

/**
 * Makes the secret of a new app, in the place of one that was never confirmed; gives it as text and as a QR code. Refuses with
 * already-done, or signed-out where the member was deleted meanwhile.
 */
export async function startApp(db: Database, { id: userId, email }: FactorOwner) {
  const secret = generateSecret();
  const row = { secret: encrypt(purpose, secret), lastStep: 0 };
  const { confirmedAt } = await beginApp(db, userId, row);
  if (confirmedAt) throw refuse("CONFLICT", "already-done", messages.factor.appKnown);
  await db.oneTimeCode.updateMany({ where: { userId, confirmedAt: null }, data: row });
  return { secret, code: drawCode(generateURI({ issuer: site.name, label: email, secret })) };
}

/** Takes an app over once its first code is right. Refuses with factor-wrong or rate-limited. */
export async function confirmApp(db: Database, owner: FactorOwner, code: string) {
  const userId = owner.id;
  return limited(codeLimit, userId, async () => {
    const row = await db.oneTimeCode.findUnique({ where: { userId, confirmedAt: null } });
    const step = row && (await stepOf(decrypt(purpose, row.secret), code, row.lastStep));
    if (!row || !step) throw wrong();
    const write = db.oneTimeCode.update({
      where: { userId, confirmedAt: null, secret: row.secret },
      data: { confirmedAt: new Date(), lastStep: step },
      select: { userId: true },
    });
    try {
      return await enrol(db, owner, "factor.app-added", write);
    } catch (error) {
      throw isNotFound(error) ? wrong() : error;
    }
  });
}

/** Notes the second factor as given by a code of the app, each of which is taken once. Refuses with factor-wrong or rate-limited. */
export async function proveCode(db: Database, { id: userId, sid }: FactorOwner, code: string) {
  await limited(codeLimit, userId, async () => {
    const row = await db.oneTimeCode.findUnique({ where: { userId, NOT: { confirmedAt: null } } });
    const step = row && (await stepOf(decrypt(purpose, row.secret), code, row.lastStep));
    if (!step) throw wrong();
    const used = db.oneTimeCode.update({
      where: { userId, lastStep: { lt: step } },
      data: { lastStep: step },
      select: { userId: true },
    });
    if (!(await giveFactor(db, sid, [used]))) throw wrong();
  });
}

/** Notes the second factor as given by a recovery code, each of which works once. Refuses with factor-wrong or rate-limited. */
export async function proveRecovery(db: Database, owner: FactorOwner, code: string) {
  await limited(recoveryLimit, owner.id, async () => {
    const used = db.recoveryCode.update({
      where: { codeHash: hashRecoveryCode(owner.id, code), usedAt: null },
      data: { usedAt: new Date() },
      select: { id: true },
    });
    const writes = [used, ...changeWrites(db, owner, "factor.recovery-used")];
    if (!(await giveFactor(db, owner.sid, writes))) throw wrong();
  });
  wakeMailer();
}
