import type { Traces } from "@/lib/traces";
import { api } from "@/trpc/client";
import type { ApplicationForm, WaitlistForm } from "./schema";

/** After this long without an answer a form gives up waiting; sending again is harmless. */
const patience = 30_000;

export async function sendWaitlist(form: WaitlistForm, _key: string, traces: Traces) {
  await api.coaching.joinWaitlist.mutate({ ...form, ...traces }, { signal: AbortSignal.timeout(patience) });
}

export async function sendApplication(form: ApplicationForm, idempotencyKey: string, traces: Traces) {
  await api.coaching.submitApplication.mutate(
    { ...form, ...traces, idempotencyKey },
    { signal: AbortSignal.timeout(patience) },
  );
}
