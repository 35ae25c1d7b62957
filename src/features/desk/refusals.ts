import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";

/** Returns the server's message of a failed call, or `unreached` if there was no response. */
export function refusalText(error: unknown, unreached: string) {
  return readApiError(error).message ?? unreached;
}

/** Reloads after a refusal for a missing session or second factor, so that the server redirects. */
export function redirectIfUnauthorized(error: unknown) {
  const { reason } = readApiError(error);
  if (reason === "signed-out") invalidateSession();
  if (reason === "factor-needed") window.location.reload();
}
