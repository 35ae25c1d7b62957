import "server-only";
import type { ReleaseHeld } from "@/server/held-forms";
import { submitApplication } from "./application-service";
import { heldApplicationSchema, heldWaitlistSchema } from "./schema";
import { joinWaitlist } from "./waitlist-service";

/** Adds the sender of a quarantined form to the waiting list, dated when it was sent. */
export const releaseWaitlist: ReleaseHeld = async (db, payload) => {
  const { submittedAt, ...form } = heldWaitlistSchema.parse(payload);
  const { id } = await joinWaitlist(db, form, submittedAt);
  return { subject: `entry:${id}` };
};

/** Stores a quarantined application, whose review is due by the date it was sent. */
export const releaseApplication: ReleaseHeld = async (db, payload) => {
  const { submittedAt, ...form } = heldApplicationSchema.parse(payload);
  const { id } = await submitApplication(db, form, submittedAt);
  return { subject: `application:${id}` };
};
