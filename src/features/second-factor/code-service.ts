import "server-only";
import { generateSecret, generateURI, verify } from "otplib";
import { encode } from "uqr";
import { messages } from "@/content/messages";
import { site } from "@/content/site";
import { verifyFactor } from "@/server/auth/second-factor";
import type { Database } from "@/server/db/client";
import { isConflict, isNotFound } from "@/server/db/errors";
import { attempt } from "@/server/log";
import { wakeMailer } from "@/server/mail/outbox";
import { consumeOrRefuse, refund, type StatedLimit } from "@/server/rate-limit";
import { refusal } from "@/server/refusal";
import { decrypt, encrypt } from "@/server/secret";
import { changeWrites, enrol, type FactorOwner, hashRecoveryCode } from "./factor-service";

const purpose = "one-time-code";

/** Limits guesses by an attacker who knows the password. */
export const codeLimit: StatedLimit = {
  name: "factor-code",
  points: 10,
  seconds: 15 * 60,
  per: "each member",
  when: "a code is wrong",
};

/** This limit is separate, so that wrong app codes do not use up the attempts with recovery codes. */
export const recoveryLimit: StatedLimit = {
  ...codeLimit,
  name: "factor-recovery",
  when: "a recovery code is wrong",
};

const wrongCode = (message: string) => refusal("BAD_REQUEST", "factor-wrong", message);
const wrongAppCode = () => wrongCode(messages.factor.appCodeWrong);

async function withLimit<Value>(limit: StatedLimit, userId: string, work: () => Promise<Value>) {
  await consumeOrRefuse(limit, userId);
  const value = await work();
  // A failed refund must not hide the result, because the code is used up and recovery codes are shown only once.
  await attempt("refund of a code", () => refund(limit, userId));
  return value;
}

/** Returns the RFC 6238 time step of a correct and unused code, or null. Also accepts the previous and next step. */
async function findUnusedStep(row: { secret: string; lastStep: number } | null, code: string) {
  const secret = row && decrypt(purpose, row.secret);
  if (!secret) return null;
  const result = await verify({ secret, token: code, epochTolerance: 30 });
  const step = result.valid && "timeStep" in result ? Number(result.timeStep) : 0;
  return step > row.lastStep ? step : null;
}

/** Returns the QR code as an SVG path in a box with sides of `size` units. */
function drawQrCode(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  let path = "";
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}

function upsertAuthenticator(db: Database, userId: string, row: { secret: string; lastStep: number }) {
  const upsert = () =>
    db.oneTimeCode.upsert({
      where: { userId },
      create: { userId, ...row },
      update: {},
      select: { confirmedAt: true },
    });
  return upsert().catch((error) => {
    // Another tab may add or remove an app concurrently.
    if (isConflict(error)) return upsert();
    throw error;
  });
}

/**
 * Creates the secret of a new authenticator app, replacing an unconfirmed secret, and returns it as text and QR code.
 * Throws already-done if an app is confirmed.
 */
export async function startApp(db: Database, { id: userId, email }: FactorOwner) {
  const secret = generateSecret();
  const row = { secret: encrypt(purpose, secret), lastStep: 0 };
  const { confirmedAt } = await upsertAuthenticator(db, userId, row);
  if (confirmedAt) throw refusal("CONFLICT", "already-done", messages.factor.appKnown);
  await db.oneTimeCode.updateMany({ where: { userId, confirmedAt: null }, data: row });
  return { secret, code: drawQrCode(generateURI({ issuer: site.name, label: email, secret })) };
}

/** Confirms an authenticator app by its first code. Throws factor-wrong, factor-needed, already-done, rate-limited. */
export async function confirmApp(db: Database, owner: FactorOwner, code: string) {
  const userId = owner.id;
  return withLimit(codeLimit, userId, async () => {
    const row = await db.oneTimeCode.findUnique({ where: { userId } });
    // An earlier call may have succeeded although its answer was lost.
    if (row?.confirmedAt) throw refusal("CONFLICT", "already-done", messages.factor.appConfirmed);
    const step = await findUnusedStep(row, code);
    if (!row || !step) throw wrongAppCode();
    const write = db.oneTimeCode.update({
      where: { userId, confirmedAt: null, secret: row.secret },
      data: { confirmedAt: new Date(), lastStep: step },
    });
    try {
      return await enrol(db, owner, "factor.app-added", write);
    } catch (error) {
      throw isNotFound(error) ? wrongAppCode() : error;
    }
  });
}

/** Verifies the second factor by a code of the app; each code works once. Throws factor-wrong or rate-limited. */
export async function verifyCode(db: Database, { id: userId, sid }: FactorOwner, code: string) {
  await withLimit(codeLimit, userId, async () => {
    const row = await db.oneTimeCode.findUnique({ where: { userId, NOT: { confirmedAt: null } } });
    const step = await findUnusedStep(row, code);
    if (!step) throw wrongAppCode();
    const used = db.oneTimeCode.update({
      where: { userId, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    if (!(await verifyFactor(db, sid, [used]))) throw wrongAppCode();
  });
  return { ok: true };
}

/** Verifies the second factor by a recovery code; each code works once. Throws factor-wrong or rate-limited. */
export async function verifyRecovery(db: Database, owner: FactorOwner, code: string) {
  await withLimit(recoveryLimit, owner.id, async () => {
    const used = db.recoveryCode.update({
      where: { codeHash: hashRecoveryCode(owner.id, code), usedAt: null },
      data: { usedAt: new Date() },
    });
    const writes = [used, ...changeWrites(db, owner, "factor.recovery-used")];
    if (!(await verifyFactor(db, owner.sid, writes))) throw wrongCode(messages.factor.codeWrong);
  });
  wakeMailer();
  return { ok: true };
}
