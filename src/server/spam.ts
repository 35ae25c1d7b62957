import "server-only";
import { createHash } from "node:crypto";
import { canonicalEmail } from "@/lib/email-address";
import { minFillTimeMs } from "@/lib/fill-time";
import { type Person, personKey } from "@/lib/person";
import type { SpamSignals } from "@/lib/spam-signals";
import type { Database, Prisma } from "./db/client";
import { isUniqueViolation } from "./db/errors";
import type { HeldForm } from "./held-forms";
import { requireProof } from "./proof";
import { consume, isUsedUp, type StatedLimit } from "./rate-limit";

export type HeldReason = "hidden-field" | "too-fast";

const hour = 60 * 60;
const day = 24 * hour;

const everybody = "all visitors together";
const accepted = "a form is accepted; beyond it each asks for a proof of work";

/** How many forms all visitors together may send in an hour, and how many may be held, before each costs some work. */
export const budgets = {
  waitlist: { name: "all-waitlist", points: 300, seconds: hour, per: everybody, when: accepted },
  application: { name: "all-application", points: 300, seconds: hour, per: everybody, when: accepted },
  "sign-up": { name: "all-sign-up", points: 300, seconds: hour, per: everybody, when: accepted },
  held: {
    name: "all-held",
    points: 1_000,
    seconds: hour,
    per: everybody,
    when: "a form is held; beyond it each asks for a proof of work",
  },
} satisfies Record<HeldForm | "held", StatedLimit>;

// One key for all visitors: the budgets are shared.
const budgetKey = "everybody";

/** Why a submission looks like a machine's, by what it contains; null when it does not. */
export function judge(form: HeldForm, { website, fillTimeMs }: SpamSignals): HeldReason | null {
  if (website) return "hidden-field";
  const minimum = form === "sign-up" ? minFillTimeMs.signUp : minFillTimeMs.form;
  return fillTimeMs !== undefined && fillTimeMs < minimum ? "too-fast" : null;
}

type Acceptance<Result> = {
  form: HeldForm;
  headers: Headers;
  /** asks for a proof of work whatever is left of the budget */
  isSuspect?: boolean;
  work: () => Promise<Result>;
};

/**
 * Does what accepts a form, and counts it once that is done: what is refused spends nothing of what all share. While the budget is
 * used up, or where a machine may have sent it, the request has to bring a proof of work, or is refused with 429 (proof-needed).
 */
export async function accept<Result>({ form, headers, isSuspect = false, work }: Acceptance<Result>) {
  const budget = budgets[form];
  if (isSuspect || (await isUsedUp(budget, budgetKey))) await requireProof(headers);
  const result = await work();
  await consume(budget, budgetKey);
  return result;
}

type HeldSubmission = {
  form: Exclude<HeldForm, "sign-up">;
  reason: HeldReason;
  payload: Prisma.InputJsonObject & Person;
};

/**
 * Stores a submission for the coach to release at the Desk; one by the same person within a day replaces the first. Beyond
 * what anybody could look through the request has to bring a proof of work, or is refused with 429 (proof-needed).
 */
export async function holdSubmission(db: Database, headers: Headers, held: HeldSubmission) {
  const { form, reason, payload } = held;
  if ((await consume(budgets.held, budgetKey)) > 0) await requireProof(headers);
  const emailCanonical = canonicalEmail(payload.email);
  const today = Math.floor(Date.now() / 1000 / day);
  const id = createHash("sha256")
    .update(JSON.stringify([form, reason, personKey(payload), today]))
    .digest("base64url");
  try {
    await db.heldSubmission.create({ data: { id, form, reason, emailCanonical, payload } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await db.heldSubmission.updateMany({ where: { id }, data: { payload, releasedAt: null } });
  }
}
