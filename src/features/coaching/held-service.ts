import "server-only";
import type { Release } from "@/server/releases";
import { submitApplication } from "./application-service";
import { heldApplicationSchema, heldWaitlistSchema } from "./schema";
import { joinWaitlist } from "./waitlist-service";

/** Puts somebody on the waiting list whose form was held back, as if it had been taken when it was sent. */
export const releaseWaitlist: Release = async (db, payload) => {
  const { submittedAt, ...form } = heldWaitlistSchema.parse(payload);
  const { id } = await joinWaitlist(db, form, submittedAt);
  return { subject: `entry:${id}` };
};

/** Stores an application that was held back; its review is due as if it had been taken when it was sent. */
export const releaseApplication: Release = async (db, payload) => {
  const { submittedAt, ...form } = heldApplicationSchema.parse(payload);
  const { id } = await submitApplication(db, form, submittedAt);
  return { subject: `application:${id}` };
};
