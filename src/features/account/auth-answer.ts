import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** `isThrottled` means that passwords are not checked for a while. */
export type AuthAnswer = { ok: true } | { ok: false; message: string; hint?: string; isThrottled?: boolean };

export type CallFailure = { ok: false; message: string; hint?: string; reason: ApiError["reason"] };

export function unreachable(failed: string): CallFailure {
  return { ok: false, message: failed, hint: messages.general.unreachable, reason: null };
}

/** Returns the server's message if the call was refused, and otherwise `failed` with a hint that says why. */
export function callFailure({ reason, message, fields }: ApiError, failed: string): CallFailure {
  if (message === null) return unreachable(failed);
  if (reason === "database-unavailable") return { ok: false, message: failed, hint: message, reason };
  if (reason) return { ok: false, message, reason };
  const { checkFields, unexpected } = messages.general;
  const hint = Object.keys(fields).length > 0 ? checkFields : unexpected;
  return { ok: false, message: failed, hint, reason };
}
