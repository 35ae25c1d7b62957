import "server-only";
import { restoreMailedText } from "@/lib/mailed-text";
import { getSiteOrigin } from "../http/origin";
import { seal, unseal } from "../secret";

const purpose = "leave-announcements";
export function getUnsubscribePageUrl() {
  return `${getSiteOrigin()}/api/announcements/leave`;
}

/**
 * Returns the address at which GET shows the member's subscription, and POST cancels or restores it. The address
 * permits nothing else, and is valid until the account is deleted.
 */
export function buildUnsubscribeUrl(userId: string) {
  return `${getUnsubscribePageUrl()}?of=${encodeURIComponent(seal(purpose, userId))}`;
}

/** Returns the member's id, or null if the signature is invalid. Mail programs may change or extend the link. */
export function readUnsubscribeUrl(url: string) {
  const text = restoreMailedText(new URL(url).search).replace(/[^\w.=-]/g, "");
  const [, rest = ""] = /of=(.*)/.exec(text) ?? [];
  // Quoted-printable text has `=3D` for an equals sign, and an equals sign at the end of each line.
  const joined = rest.replaceAll("=", "");
  for (const value of [joined, joined.replace(/^3d/i, "")]) {
    const [, sealed = null] = /^_{0,3}([^\W_][\w-]*\.[\w-]{43})/.exec(value) ?? [];
    const id = unseal(purpose, sealed);
    if (id !== null) return id;
  }
  return null;
}
