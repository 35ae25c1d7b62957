import { messages } from "@/content/messages";

/** hint: what the failure is about, where that is known */
export type AuthAnswer = { ok: true } | { ok: false; message: string; hint?: string };

/** What to answer when the site, or a part of its script, could not be fetched. */
export function unreachable(failed: string): AuthAnswer {
  return { ok: false, message: failed, hint: messages.general.unreachable };
}
