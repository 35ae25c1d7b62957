import type { JoinWaitlistInput, SubmitApplicationInput } from "@/features/coaching/schema";
import { createTestCaller } from "./caller";

/** Joins the waiting list as a new visitor. */
export async function join(input: JoinWaitlistInput) {
  const { call } = await createTestCaller();
  return call((caller) => caller.coaching.joinWaitlist(input));
}

/** Applies as a new visitor. */
export async function apply(input: SubmitApplicationInput) {
  const { call } = await createTestCaller();
  return call((caller) => caller.coaching.submitApplication(input));
}

/** Redeems a leave link. */
export async function leave(token: string) {
  const { call } = await createTestCaller();
  return call((caller) => caller.coaching.leaveWaitlist({ token }));
}
