import { messages } from "@/content/messages";
import type { AuthAnswer } from "./auth-call";

/** What to answer when the site, or a part of its script, could not be fetched. */
export function unreachable(failed: string): AuthAnswer {
  return { ok: false, message: failed, hint: messages.general.unreachable };
}
