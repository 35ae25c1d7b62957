import type { SpamSignals } from "@/lib/spam-signals";
import { api } from "@/trpc/client";
import { timeoutMs } from "@/trpc/timeout";
import type { ApplicationForm, WaitlistForm } from "./schema";

export async function sendWaitlist(form: WaitlistForm, _key: string, signals: SpamSignals) {
  return api.coaching.joinWaitlist.mutate(
    { ...form, ...signals },
    { signal: AbortSignal.timeout(timeoutMs) },
  );
}

export async function sendApplication(form: ApplicationForm, idempotencyKey: string, signals: SpamSignals) {
  return api.coaching.submitApplication.mutate(
    { ...form, ...signals, idempotencyKey },
    { signal: AbortSignal.timeout(timeoutMs) },
  );
}
