import { randomUUID } from "node:crypto";
import type { SubmitApplicationInput } from "@/features/coaching/schema";

/** Returns an address that no other test uses. */
export const anyEmail = (name = "noor") => `${name}-${randomUUID()}@example.org`;

export function application(changes: Partial<SubmitApplicationInput> = {}): SubmitApplicationInput {
  return {
    name: "Noor de Vries",
    email: anyEmail(),
    currentRole: "Product lead",
    primaryGoals: "To be home when I am at home.",
    currentChallenges: "I answer everyone but myself.",
    commitmentLevel: "high",
    investmentReadiness: "planning",
    timeline: "within-2-weeks",
    idempotencyKey: randomUUID(),
    ...changes,
  };
}
