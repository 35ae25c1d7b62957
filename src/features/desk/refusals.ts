import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";

/** Returns `unreached` if there was no response. */
export function refusalText(error: unknown, unreached: string) {
  const { fields, message } = readApiError(error);
  const [wrong] = Object.values(fields);
  return wrong ?? message ?? unreached;
}

/** A reload lets the server redirect. */
export function redirectIfUnauthorized(error: unknown) {
  const { reason } = readApiError(error);
  if (reason === "signed-out") invalidateSession();
  if (reason === "factor-needed") window.location.reload();
}
