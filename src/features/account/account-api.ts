import { messages } from "@/content/messages";
import type { ApiError } from "@/lib/api-error";

/** The client is imported on the first call, to keep pages small. */
export async function accountApi() {
  const { api } = await import("@/trpc/client");
  return api.account;
}

/** `isThrottled` means that passwords are not checked for a while. */
type AuthFailure = { ok: false; message: string; hint?: string; isThrottled?: boolean };

export type AuthResult = { ok: true } | AuthFailure;

export function unreachable(failed: string): AuthFailure {
  return { ok: false, message: failed, hint: messages.general.unreachable };
}

/** Returns the server's message if the call was refused, and otherwise `failed` with a hint about the cause. */
export function callFailure({ reason, message, fields }: ApiError, failed: string): AuthFailure {
  if (message === null) return unreachable(failed);
  if (reason === "database-unavailable") return { ok: false, message: failed, hint: message };
  if (reason) return { ok: false, message };
  const { checkFields, unexpected } = messages.general;
  const hint = Object.keys(fields).length > 0 ? checkFields : unexpected;
  return { ok: false, message: failed, hint };
}
