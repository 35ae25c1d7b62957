import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";

/** Returns the message of the first invalid field or of the refusal, or `unreached` if there was no response. */
export function explainRefusal(error: unknown, unreached: string) {
  const { fields, message } = readApiError(error);
  const [fieldError] = Object.values(fields);
  return fieldError ?? message ?? unreached;
}

let isReloading = false;

/**
 * Returns whether this page is reloading itself. The user is then not asked about unsaved text, because the tab keeps
 * it.
 */
export const isReloadingItself = () => isReloading;

/**
 * Invalidates the session of a signed-out user. Reloads the page if the second factor is missing (the server then
 * redirects to its form) or if the user is no longer a coach (the server then answers 404).
 */
export function redirectIfUnauthorized(error: unknown) {
  const { code, reason } = readApiError(error);
  if (reason === "signed-out") invalidateSession();
  // A missing record is refused with a reason; callers who are not coaches are refused without one.
  const isNotCoach = code === "NOT_FOUND" && reason === null;
  if (reason !== "factor-needed" && !isNotCoach) return;
  isReloading = true;
  window.location.reload();
}
