import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** Returns the server's message of a failure, else `otherwise`. */
export function failureText({ message }: ApiError, otherwise: string) {
  return message === null ? otherwise : messages.coaching.refused(message);
}
