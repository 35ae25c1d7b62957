import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** Why a call failed: the server's stable name for it, if it gave one, and words for a person. */
export type Failure = { reason: ApiError["reason"]; message: string };

/** Says why one of the profile's calls failed, in words also where the server gave none. */
export function readFailure({ code, reason, message }: ApiError): Failure {
  if (message !== null) return { reason, message };
  const { unreachable, unexpected } = messages.general;
  return { reason, message: code === "UNREACHABLE" ? unreachable : unexpected };
}
