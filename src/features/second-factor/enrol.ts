import "server-only";
import { factorWrite } from "@/server/auth/second-factor";
import { forgetSession } from "@/server/auth/session-lookup";
import type { Database, Write } from "@/server/db/client";
import { wakeMailer } from "@/server/mail/outbox";
import { changeWrites, type FactorChange, type FactorOwner, hasAnyFactor } from "./factor-service";
import { newRecoveryCodes } from "./recovery-codes";

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
