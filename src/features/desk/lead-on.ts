import type { ApiError } from "@/lib/api-error";
import { doubtSession } from "@/lib/session-doubt";

/**
 * Where a press was refused because nobody is signed in any more, or because the second key is due: has the page begin anew,
 * which the server answers with the way there and back.
 */
export function leadOn({ reason }: ApiError) {
  if (reason === "signed-out") doubtSession();
  if (reason === "factor-needed") window.location.reload();
}
