import "server-only";
import { getSiteOrigin } from "../http/origin";
import { seal, unseal } from "../secret";

const purpose = "leave-announcements";

export function unsubscribePageUrl() {
  return `${getSiteOrigin()}/api/announcements/leave`;
}

/**
 * GET shows a page at this address, and POST unsubscribes. The address permits nothing else, and is valid until the
 * account is deleted.
 */
export function unsubscribeUrl(userId: string) {
  return `${unsubscribePageUrl()}?of=${encodeURIComponent(seal(purpose, userId))}`;
}

/** Returns the member's id, or null if the signature is invalid. */
export function readUnsubscribeUrl(url: string) {
  // Mail programs encode the = of an address, and include characters after it, such as a full stop.
  const query = `${new URL(url).searchParams}`;
  const [, sealed = null] = /of(?:=|%3D)(?:3D)?([\w-]+\.[\w-]+)/.exec(query) ?? [];
  return unseal(purpose, sealed);
}
