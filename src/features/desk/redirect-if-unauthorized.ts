import type { ApiError } from "@/lib/api-error";
import { doubtSession } from "@/lib/session-doubt";

/** Reloads after a refusal for a missing session or second factor, so that the server redirects. */
export function redirectIfUnauthorized({ reason }: ApiError) {
  if (reason === "signed-out") doubtSession();
  if (reason === "factor-needed") window.location.reload();
}
