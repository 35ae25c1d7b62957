import { type ApplicationField, applicationFields as fields } from "@/content/application-fields";
import { coachingFieldErrors as errors, waitlistLimits as limits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { emailSchema } from "@/lib/email-schema";
import { createUuid } from "@/lib/random-uuid";
import { spamSignals } from "@/lib/spam-signals";
import { linkToken, name, requiredLine, requiredText, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const { nameRequired } = messages.fields;

function listKeys<Key extends string>(choices: Record<Key, string>) {
  return Object.keys(choices) as Key[];
}

function withErrors<Field extends { limit: number }>(field: Field) {
  return { ...field, tooLong: errors.tooLong(field.limit), unstorable: errors.unstorable };
}

function optionalText(limit: number) {
  return trimmed(limit, withErrors({ limit })).optional();
}

function choice<Key extends string>({ choices }: { choices: Record<Key, string> }) {
  return z.enum(listKeys(choices), errors.choose);
}

export const waitlistFormSchema = z.strictObject({
  name: name(withErrors({ limit: limits.name, missing: nameRequired })),
  email: emailSchema,
  motivation: optionalText(limits.motivation),
});

export const joinWaitlistSchema = waitlistFormSchema.extend(spamSignals);

export const leaveWaitlistSchema = z.strictObject({ token: linkToken });

/** The procedure's own schema adds an idempotency key. */
export const applicationFormSchema = z.strictObject({
  name: name(withErrors(fields.name)),
  email: emailSchema,
  currentRole: requiredLine(withErrors(fields.currentRole)),
  primaryGoals: requiredText(withErrors(fields.primaryGoals)),
  currentChallenges: requiredText(withErrors(fields.currentChallenges)),
  coachingExperience: optionalText(fields.coachingExperience.limit),
  commitmentLevel: choice(fields.commitmentLevel),
  investmentReadiness: choice(fields.investmentReadiness),
  timeline: choice(fields.timeline),
  additionalInfo: optionalText(fields.additionalInfo.limit),
} satisfies Record<ApplicationField, z.ZodType>);

const keyedApplicationSchema = applicationFormSchema.extend({
  idempotencyKey: z
    .uuid()
    .default(createUuid)
    .describe("the same key again stores nothing new; a call without a key gets a new one"),
});

export const submitApplicationSchema = keyedApplicationSchema.extend(spamSignals);

/** The due date of an application counts from its submission, so a quarantined form keeps the time of submission. */
const submitted = { submittedAt: z.coerce.date() };
export const quarantinedWaitlistSchema = waitlistFormSchema.extend(submitted);
export const quarantinedApplicationSchema = keyedApplicationSchema.extend(submitted);

export type WaitlistForm = z.infer<typeof waitlistFormSchema>;
export type KeyedApplication = z.infer<typeof keyedApplicationSchema>;
export type LeaveWaitlistInput = z.infer<typeof leaveWaitlistSchema>;
export type JoinWaitlistInput = z.infer<typeof joinWaitlistSchema>;
export type ApplicationForm = z.infer<typeof applicationFormSchema>;
export type SubmitApplicationInput = z.infer<typeof submitApplicationSchema>;
