import "server-only";
import { randomInt } from "node:crypto";
import type { Database } from "@/server/db/client";
import { sign } from "@/server/secret";

const count = 10;
const letters = "abcdefghijklmnopqrstuvwxyz234567";
const length = 10;

/** Only this keyed hash is stored. No slow hash is needed, because the codes have 50 random bits. */
export function hashRecoveryCode(userId: string, code: string) {
  return sign("recovery-code", `${userId}:${code}`);
}

/** Returns ten new recovery codes for display, and the writes that replace the earlier codes. */
export function createRecoveryCodes(db: Database, userId: string) {
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(""),
  );
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
  const writes = [
    db.recoveryCode.deleteMany({ where: { userId } }),
    db.recoveryCode.createMany({ data: rows }),
  ] as const;
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), writes };
}
