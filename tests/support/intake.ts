import type { JoinWaitlistInput, SubmitApplicationInput } from "@/features/coaching/schema";
import { createTestCaller } from "./caller";

export async function join(input: JoinWaitlistInput) {
  const { caller } = await createTestCaller();
  return caller.coaching.joinWaitlist(input);
}

export async function apply(input: SubmitApplicationInput) {
  const { caller } = await createTestCaller();
  return caller.coaching.submitApplication(input);
}

export async function leave(token: string) {
  const { caller } = await createTestCaller();
  return caller.coaching.leaveWaitlist({ token });
}
