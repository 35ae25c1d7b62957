import "server-only";
import { createHash } from "node:crypto";
import { canonicalEmail } from "@/lib/email-address";
import { minFillTimeMs } from "@/lib/fill-time";
import type { SpamSignals } from "@/lib/spam-signals";
import type { Database, Prisma } from "./db/client";
import { isUniqueViolation } from "./db/errors";
import type { HeldForm } from "./held-forms";
import { consume, enforceLimit, type StatedLimit } from "./rate-limit";

export type HeldReason = "hidden-field" | "too-fast" | "budget";

const hour = 60 * 60;
const day = 24 * hour;

const everybody = "all visitors together";
const accepted = "a form is accepted; beyond it forms are held";

/** How many forms all visitors together may send in an hour, and how many of those held are kept. */
export const budgets = {
  waitlist: { name: "all-waitlist", points: 300, seconds: hour, per: everybody, when: accepted },
  application: { name: "all-application", points: 300, seconds: hour, per: everybody, when: accepted },
  "sign-up": { name: "all-sign-up", points: 300, seconds: hour, per: everybody, when: "it is not held" },
  held: { name: "all-held", points: 1_000, seconds: hour, per: everybody, when: "a form is held" },
} satisfies Record<HeldForm | "held", StatedLimit>;

// One key for all visitors: the budgets are shared.
const budgetKey = "everybody";

/**
 * Decides whether a submission is spam: gives the reason to hold it, or null to accept it. Once the shared budget is used
 * up, forms are held; a sign-up is refused with 429 instead, since a held account could not be signed in to.
 */
export async function checkSpam(
  form: HeldForm,
  { website, fillTimeMs }: SpamSignals,
): Promise<HeldReason | null> {
  if (website) return "hidden-field";
  const minimum = form === "sign-up" ? minFillTimeMs.signUp : minFillTimeMs.form;
  if (fillTimeMs !== undefined && fillTimeMs < minimum) return "too-fast";
  if (form === "sign-up") {
    await enforceLimit(budgets[form], budgetKey);
    return null;
  }
  return (await consume(budgets[form], budgetKey)) === 0 ? null : "budget";
}

type HeldSubmission = {
  form: HeldForm;
  reason: HeldReason;
  email: string;
  payload: Prisma.InputJsonObject;
};

/**
 * Stores a submission for the coach to release at the Desk; the same one again within a day replaces the first. Beyond
 * what anybody could look through it is refused with 429, so that the sender learns that nothing was stored.
 */
export async function holdSubmission(db: Database, { form, reason, email, payload }: HeldSubmission) {
  await enforceLimit(budgets.held, budgetKey);
  const emailCanonical = canonicalEmail(email);
  const today = Math.floor(Date.now() / 1000 / day);
  const id = createHash("sha256")
    .update(JSON.stringify([form, reason, emailCanonical, today]))
    .digest("base64url");
  try {
    await db.heldSubmission.create({ data: { id, form, reason, emailCanonical, payload } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await db.heldSubmission.updateMany({ where: { id }, data: { payload, releasedAt: null } });
  }
}
