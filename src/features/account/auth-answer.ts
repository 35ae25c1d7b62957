import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** hint: what the failure is about, where that is known; isThrottled: whether passwords are not looked at for a while */
export type AuthAnswer = { ok: true } | { ok: false; message: string; hint?: string; isThrottled?: boolean };

/** reason: the stable name of a refusal */
export type CallFailure = { ok: false; message: string; hint?: string; reason: ApiError["reason"] };

/** What to answer when the site, or a part of its script, could not be fetched. */
export function unreachable(failed: string): CallFailure {
  return { ok: false, message: failed, hint: messages.general.unreachable, reason: null };
}

/** What to answer when a call failed: the server's words where it refused what was asked, else `failed` and why. */
export function callFailure({ reason, message, fields }: ApiError, failed: string): CallFailure {
  if (message === null) return unreachable(failed);
  if (reason === "database-away") return { ok: false, message: failed, hint: message, reason };
  if (reason) return { ok: false, message, reason };
  const { checkFields, unexpected } = messages.general;
  const hint = Object.keys(fields).length > 0 ? checkFields : unexpected;
  return { ok: false, message: failed, hint, reason };
}
