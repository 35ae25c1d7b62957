import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";

/** Returns `unreached` if there was no response. */
export function explainRefusal(error: unknown, unreached: string) {
  const { fields, message } = readApiError(error);
  const [wrong] = Object.values(fields);
  return wrong ?? message ?? unreached;
}

/** Reloads the page if the second factor is missing, so that the server redirects to the form for the factor. */
export function redirectIfUnauthorized(error: unknown) {
  const { reason } = readApiError(error);
  if (reason === "signed-out") invalidateSession();
  if (reason === "factor-needed") window.location.reload();
}
