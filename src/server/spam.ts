import "server-only";
import { createHash } from "node:crypto";
import { canonicalEmail } from "@/lib/email-address";
import { minFillTimeMs } from "@/lib/fill-time";
import type { SpamSignals } from "@/lib/spam-signals";
import type { Database, Prisma } from "./db/client";
import { isUniqueViolation } from "./db/errors";
import { consume, enforceLimit, type StatedLimit } from "./rate-limit";
import type { CaughtForm } from "./releases";

export type CaughtReason = "hidden-field" | "too-fast" | "budget";

const hour = 60 * 60;
const day = 24 * hour;

const everybody = "all visitors together";
const taken = "a form is taken; beyond it forms are held back";

/** What all visitors together may send in an hour, and how much of what was caught is kept. */
export const budgets = {
  waitlist: { name: "all-waitlist", points: 300, seconds: hour, per: everybody, when: taken },
  application: { name: "all-application", points: 300, seconds: hour, per: everybody, when: taken },
  "sign-up": { name: "all-sign-up", points: 300, seconds: hour, per: everybody, when: "it is not held back" },
  caught: { name: "all-caught", points: 1_000, seconds: hour, per: everybody, when: "a form is held back" },
} satisfies Record<CaughtForm | "caught", StatedLimit>;

// One key for all visitors: the budgets are shared.
const budgetKey = "everybody";

/**
 * Why a submission is held back, or null if it is taken. Beyond the budget of all visitors together forms are held
 * back; a sign-up is refused with 429, since nobody can be signed in to an account that waits at the Desk.
 */
export async function checkSpam(
  form: CaughtForm,
  { website, fillTimeMs }: SpamSignals,
): Promise<CaughtReason | null> {
  if (website) return "hidden-field";
  const minimum = form === "sign-up" ? minFillTimeMs.signUp : minFillTimeMs.form;
  if (fillTimeMs !== undefined && fillTimeMs < minimum) return "too-fast";
  if (form === "sign-up") {
    await enforceLimit(budgets[form], budgetKey);
    return null;
  }
  return (await consume(budgets[form], budgetKey)) === 0 ? null : "budget";
}

type Caught = {
  form: CaughtForm;
  reason: CaughtReason;
  email: string;
  payload: Prisma.InputJsonObject;
};

/**
 * Keeps what was held back for the Desk to release; the same again within a day takes the place of the first. More
 * than anybody could look through is refused with 429, so that nothing is lost without a word.
 */
export async function holdBack(db: Database, { form, reason, email, payload }: Caught) {
  await enforceLimit(budgets.caught, budgetKey);
  const emailCanonical = canonicalEmail(email);
  const today = Math.floor(Date.now() / 1000 / day);
  const id = createHash("sha256")
    .update(JSON.stringify([form, reason, emailCanonical, today]))
    .digest("base64url");
  try {
    await db.caughtSubmission.create({ data: { id, form, reason, emailCanonical, payload } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await db.caughtSubmission.updateMany({ where: { id }, data: { payload, releasedAt: null } });
  }
}
