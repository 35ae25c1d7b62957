import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";

/** Returns the first field error or the message of a refused call, or `unreached` if there was no response. */
export function refusalText(error: unknown, unreached: string) {
  const { fields, message } = readApiError(error);
  const [wrong] = Object.values(fields);
  return wrong ?? message ?? unreached;
}

/** Reloads after a refusal for a missing session or second factor, so that the server redirects. */
export function redirectIfUnauthorized(error: unknown) {
  const { reason } = readApiError(error);
  if (reason === "signed-out") invalidateSession();
  if (reason === "factor-needed") window.location.reload();
}
