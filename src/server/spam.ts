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

const allVisitors = "all visitors together";
const whenAccepted = "a form is accepted; beyond the limit each form needs a proof of work";

/** The hourly budgets that all visitors share; beyond them each form requires a proof of work. */
export const budgets = {
  waitlist: { name: "all-waitlist", points: 300, seconds: hour, per: allVisitors, when: whenAccepted },
  application: { name: "all-application", points: 300, seconds: hour, per: allVisitors, when: whenAccepted },
  "sign-up": { name: "all-sign-up", points: 300, seconds: hour, per: allVisitors, when: whenAccepted },
  quarantine: {
    name: "all-quarantined",
    points: 1_000,
    seconds: hour,
    per: allVisitors,
    when: "a form is quarantined; beyond the limit each form needs a proof of work",
  },
} satisfies Record<QuarantinedForm | "quarantine", StatedLimit>;

/** All visitors share one key. */
const sharedKey = "everybody";

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
  if (isSuspect || (await isUsedUp(budget, sharedKey))) await requireProof(headers);
  const result = await work();
  // The form is stored, so its sender must not be told that it failed.
  await consume(budget, sharedKey).catch((error) => log.error(describeError(error), "form not counted"));
  return result;
}

type Submission<Form, Result> = {
  /** Sign-ups are not quarantined any more. */
  form: Exclude<QuarantinedForm, "sign-up">;
  input: Form & SpamSignals;
  accept: (form: Omit<Form, keyof SpamSignals>) => Promise<Result>;
};

/**
 * Accepts a form and returns the result of `accept`, or quarantines a form that looks automated and returns null. A
 * quarantined form replaces the person's earlier one of the same UTC day and reason. Beyond the budgets, a request
 * without a proof of work throws 429 (proof-needed).
 */
export async function acceptOrQuarantine<Form extends Person, Result>(
  { db, headers }: { db: Database; headers: Headers },
  { form, input, accept }: Submission<Form, Result>,
) {
  const { website, fillTimeMs, ...content } = input;
  const reason = detectSpam(form, { website, fillTimeMs });
  if (!reason) return withBudget({ form, headers, work: () => accept(content) });
  if ((await consume(budgets.quarantine, sharedKey)) > 0) await requireProof(headers);
  const payload: Prisma.InputJsonObject = { ...content, submittedAt: new Date().toISOString() };
  const emailCanonical = canonicalEmail(input.email);
  const today = new Date().toISOString().slice(0, 10);
  const id = hash("sha256", JSON.stringify([form, reason, buildPersonKey(input), today]), "base64url");
  await db.quarantinedSubmission.upsert({
    where: { id },
    create: { id, form, reason, emailCanonical, payload },
    update: { payload, releasedAt: null },
  });
  return null;
}
