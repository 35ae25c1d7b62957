import "server-only";
import { getSiteOrigin } from "../http/origin";
import { seal, unseal } from "../secret";

const purpose = "leave-announcements";
/** Matches percent-encoded dashes, into which mail programs and word processors turn the hyphens of a link. */
const encodedDashes = /%e2%(?:80%9[0-5]|88%92)|%ef%(?:bc%8d|b9%(?:98|a3))/gi;

export function getUnsubscribePageUrl() {
  return `${getSiteOrigin()}/api/announcements/leave`;
}

/**
 * Returns the address at which GET shows a page and POST unsubscribes. The address permits nothing else, and is valid
 * until the account is deleted.
 */
export function buildUnsubscribeUrl(userId: string) {
  return `${getUnsubscribePageUrl()}?of=${encodeURIComponent(seal(purpose, userId))}`;
}

/** Returns the member's id, or null if the signature is invalid. */
export function readUnsubscribeUrl(url: string) {
  // Mail programs may write the = as %3D or =3D, and may add a full stop to the end of the address.
  const query = `${new URL(url).searchParams}`.replace(encodedDashes, "-");
  const [, sealed = null] = /of(?:=|%3D)(?:3D)?([\w-]+\.[\w-]+)/.exec(query) ?? [];
  return unseal(purpose, sealed);
}
