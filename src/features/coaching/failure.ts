import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** What a form says when sending failed: the server's words where it had any, else `otherwise`. */
export function failureText({ message }: ApiError, otherwise: string) {
  return message === null ? otherwise : messages.coaching.refused(message);
}
