import "server-only";
import { hash } from "node:crypto";
import { canonicalEmail } from "@/lib/email-address";
import { buildPersonKey, type Person } from "@/lib/person";
import { minFillTimeMs, type SpamSignals } from "@/lib/spam-signals";
import type { Database, Prisma } from "./db/client";
import { describeError, log } from "./log";
import { requireProof } from "./proof";
import type { QuarantinedForm } from "./quarantined-forms";
import { consume, isUsedUp, type StatedLimit } from "./rate-limit";

export type QuarantineReason = "hidden-field" | "too-fast";

const hour = 60 * 60;
const day = 24 * hour;

const everybody = "all visitors together";
const accepted = "a form is accepted; beyond the limit each form needs a proof of work";

/** The hourly budgets that all visitors share; beyond them each form requires a proof of work. */
export const budgets = {
  waitlist: { name: "all-waitlist", points: 300, seconds: hour, per: everybody, when: accepted },
  application: { name: "all-application", points: 300, seconds: hour, per: everybody, when: accepted },
  "sign-up": { name: "all-sign-up", points: 300, seconds: hour, per: everybody, when: accepted },
  quarantine: {
    name: "all-quarantined",
    points: 1_000,
    seconds: hour,
    per: everybody,
    when: "a form is quarantined; beyond the limit each form needs a proof of work",
  },
} satisfies Record<QuarantinedForm | "quarantine", StatedLimit>;

const budgetKey = "everybody";

/** Returns why a submission looks automated, or null. */
export function detectSpam(
  form: QuarantinedForm,
  { website, fillTimeMs }: SpamSignals,
): QuarantineReason | null {
  if (website) return "hidden-field";
  const minimum = form === "sign-up" ? minFillTimeMs.signUp : minFillTimeMs.form;
  return fillTimeMs !== undefined && fillTimeMs < minimum ? "too-fast" : null;
}

type Acceptance<Result> = {
  form: QuarantinedForm;
  headers: Headers;
  /** Requires a proof of work even within the budget. */
  isSuspect?: boolean;
  work: () => Promise<Result>;
};

/**
 * Runs `work` and counts it in the shared budget if it succeeds. If the budget is used up or `isSuspect`, a request
 * without a proof of work throws 429 (proof-needed).
 */
export async function withBudget<Result>({ form, headers, isSuspect = false, work }: Acceptance<Result>) {
  const budget = budgets[form];
  if (isSuspect || (await isUsedUp(budget, budgetKey))) await requireProof(headers);
  const result = await work();
  // The form is stored, so its sender must not be told that it failed.
  await consume(budget, budgetKey).catch((error) => log.error(describeError(error), "form not counted"));
  return result;
}

type Submission<Form, Result> = {
  form: Exclude<QuarantinedForm, "sign-up">;
  input: Form & SpamSignals;
  accept: (form: Omit<Form, keyof SpamSignals>) => Promise<Result>;
};

/**
 * Accepts a form and returns the result of `accept`, or quarantines a form that looks automated and returns null. An
 * earlier quarantined form of the person on this UTC day is replaced. Beyond the budgets, a request without a proof of
 * work throws 429 (proof-needed).
 */
export async function acceptOrQuarantine<Form extends Person, Result>(
  { db, headers }: { db: Database; headers: Headers },
  { form, input, accept }: Submission<Form, Result>,
) {
  const { website, fillTimeMs, ...content } = input;
  const reason = detectSpam(form, { website, fillTimeMs });
  if (!reason) return withBudget({ form, headers, work: () => accept(content) });
  if ((await consume(budgets.quarantine, budgetKey)) > 0) await requireProof(headers);
  const payload: Prisma.InputJsonObject = { ...content, submittedAt: new Date().toISOString() };
  const emailCanonical = canonicalEmail(input.email);
  const today = Math.floor(Date.now() / 1000 / day);
  const id = hash("sha256", JSON.stringify([form, reason, buildPersonKey(input), today]), "base64url");
  await db.quarantinedSubmission.upsert({
    where: { id },
    create: { id, form, reason, emailCanonical, payload },
    update: { payload, releasedAt: null },
  });
  return null;
}
