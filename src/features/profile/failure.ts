import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** The stable reason of a failed call, if any, and its message. */
export type Failure = { reason: ApiError["reason"]; message: string };

/** Returns why a profile call failed, with a default message. */
export function readFailure({ code, reason, message }: ApiError): Failure {
  if (message !== null) return { reason, message };
  const { unreachable, unexpected } = messages.general;
  return { reason, message: code === "UNREACHABLE" ? unreachable : unexpected };
}
