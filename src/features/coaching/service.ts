import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import type { JoinWaitlistInput, SubmitApplicationInput } from "./schema";

/**
 * Puts somebody on The Collective's waiting list, once per e-mail address: a repeat changes nothing but the
 * motivation, and only when it brings one.
 */
export async function joinWaitlist(db: Database, { name, email, motivation }: JoinWaitlistInput) {
  const emailCanonical = canonicalEmail(email);
  const entry = { name, email, emailCanonical, motivation: motivation || null };
  try {
    await db.groupCoachingEntry.create({ data: entry, select: { id: true } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (motivation)
      await db.groupCoachingEntry.updateMany({ where: { emailCanonical }, data: { motivation } });
  }
}

/**
 * Stores an application for the Partnership, once per key. A repeat, as after an answer that was lost on its way
 * back, brings the record up to date for as long as nobody has begun to review it.
 */
export async function submitApplication(db: Database, { idempotencyKey, ...form }: SubmitApplicationInput) {
  const data = {
    ...form,
    coachingExperience: form.coachingExperience || null,
    additionalInfo: form.additionalInfo || null,
  };
  try {
    await db.privateCoachingApplication.create({ data: { ...data, idempotencyKey }, select: { id: true } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await db.privateCoachingApplication.updateMany({
      where: { idempotencyKey, status: "pending_review", reviewed: false },
      data,
    });
  }
}
