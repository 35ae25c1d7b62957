import { api } from "@/trpc/client";
import type { ApplicationForm, JoinWaitlistInput } from "./schema";

/** After this long without an answer a form gives up waiting; sending again is harmless. */
const patience = 30_000;

export async function sendWaitlist(input: JoinWaitlistInput) {
  await api.coaching.joinWaitlist.mutate(input, { signal: AbortSignal.timeout(patience) });
}

export async function sendApplication(form: ApplicationForm, idempotencyKey: string) {
  await api.coaching.submitApplication.mutate(
    { ...form, idempotencyKey },
    { signal: AbortSignal.timeout(patience) },
  );
}
