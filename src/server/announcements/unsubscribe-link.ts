import "server-only";
import { encodedDashes } from "@/lib/encoded-dashes";
import { getSiteOrigin } from "../http/origin";
import { seal, unseal } from "../secret";

const purpose = "leave-announcements";

export function unsubscribePageUrl() {
  return `${getSiteOrigin()}/api/announcements/leave`;
}

/**
 * Returns the address at which GET shows a page and POST unsubscribes. The address permits nothing else, and is valid
 * until the account is deleted.
 */
export function unsubscribeUrl(userId: string) {
  return `${unsubscribePageUrl()}?of=${encodeURIComponent(seal(purpose, userId))}`;
}

/** Returns the member's id, or null if the signature is invalid. */
export function readUnsubscribeUrl(url: string) {
  // Mail programs may write the = as %3D or =3D, and may add a full stop to the end of the address.
  const query = `${new URL(url).searchParams}`.replace(encodedDashes, "-");
  const [, sealed = null] = /of(?:=|%3D)(?:3D)?([\w-]+\.[\w-]+)/.exec(query) ?? [];
  return unseal(purpose, sealed);
}
