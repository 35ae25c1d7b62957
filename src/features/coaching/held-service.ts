import "server-only";
import type { ReleaseHeld } from "@/server/held-forms";
import { submitApplication } from "./application-service";
import { heldApplicationSchema, heldWaitlistSchema } from "./schema";
import { joinWaitlist } from "./waitlist-service";

/** Puts the sender of a held form on the waitlist, dated when it was sent. */
export const releaseWaitlist: ReleaseHeld = async (db, payload) => {
  const { submittedAt, ...form } = heldWaitlistSchema.parse(payload);
  const { id } = await joinWaitlist(db, form, submittedAt);
  return { subject: `entry:${id}` };
};

/** Stores a held application; its review is due as if it had been accepted when it was sent. */
export const releaseApplication: ReleaseHeld = async (db, payload) => {
  const { submittedAt, ...form } = heldApplicationSchema.parse(payload);
  const { id } = await submitApplication(db, form, submittedAt);
  return { subject: `application:${id}` };
};
