import type { ApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";

/** Reloads after a refusal for a missing session or second factor, so that the server redirects. */
export function redirectIfUnauthorized({ reason }: ApiError) {
  if (reason === "signed-out") invalidateSession();
  if (reason === "factor-needed") window.location.reload();
}
