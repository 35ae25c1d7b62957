import { type ApplicationField, applicationFields as fields } from "@/content/application-fields";
import { coachingFieldErrors as errors, waitlistLimits as limits } from "@/content/coaching-forms";
import { messages } from "@/content/messages";
import { emailSchema } from "@/lib/email-schema";
import { spamSignals } from "@/lib/spam-signals";
import { linkToken, name, needed, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const { nameRequired } = messages.fields;

function keysOf<Key extends string>(choices: Record<Key, string>) {
  return Object.keys(choices) as Key[];
}

type Needed = { limit: number; missing: string };

const words = (limit: number) => ({ tooLong: errors.tooLong(limit), unstorable: errors.unstorable });
const asked = ({ limit, missing }: Needed) => ({ ...words(limit), limit, missing });
const long = (field: Needed) => needed(asked(field));
const line = (field: Needed) => needed({ ...asked(field), isLine: true });
const nameOf = (field: Needed) => name(asked(field));

function optionalText(limit: number) {
  return trimmed(limit, words(limit)).optional();
}

function choice<Key extends string>({ choices }: { choices: Record<Key, string> }) {
  return z.enum(keysOf(choices), errors.choose);
}

export const waitlistFormSchema = z.strictObject({
  name: nameOf({ limit: limits.name, missing: nameRequired }),
  email: emailSchema,
  motivation: optionalText(limits.motivation),
});

export const joinWaitlistSchema = waitlistFormSchema.extend(spamSignals);

export const leaveWaitlistSchema = z.strictObject({ token: linkToken });

/** The schema of the procedure also has an idempotency key. */
export const applicationFormSchema = z.strictObject({
  name: nameOf(fields.name),
  email: emailSchema,
  currentRole: line(fields.currentRole),
  primaryGoals: long(fields.primaryGoals),
  currentChallenges: long(fields.currentChallenges),
  coachingExperience: optionalText(fields.coachingExperience.limit),
  commitmentLevel: choice(fields.commitmentLevel),
  investmentReadiness: choice(fields.investmentReadiness),
  timeline: choice(fields.timeline),
  additionalInfo: optionalText(fields.additionalInfo.limit),
} satisfies Record<ApplicationField, z.ZodType>);

const keyedApplicationSchema = applicationFormSchema.extend({
  idempotencyKey: z.uuid().describe("made by the caller: the same key again stores nothing new"),
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
