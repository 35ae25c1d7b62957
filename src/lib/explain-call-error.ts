import { messages } from "@/content/messages";
import type { ApiError } from "./api-error";

/** Returns the server's message where it names a reason, and otherwise says that the call failed or had no answer. */
export function explainCallError({ reason, message }: ApiError) {
  if (message === null) return messages.general.unreachable;
  return reason ? message : messages.general.unexpected;
}
