import { messages } from "@/content/messages";
import type { ApiError } from "./api-error";

/** Returns the server's message if it refused the call, or else a message about the failure or the missing answer. */
export function explainCallError({ reason, message }: ApiError) {
  if (message === null) return messages.general.unreachable;
  return reason ? message : messages.general.unexpected;
}
