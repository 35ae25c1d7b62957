import "server-only";
import { siteOrigin } from "../http/origin";
import { seal, unseal } from "../secret";

const purpose = "leave-announcements";

/** The page on which announcements are left, without any secret. */
export function leavePage() {
  return `${siteOrigin()}/api/announcements/leave`;
}

/**
 * The address in a member's announcements, for them and for their mail program: it leads to a page, and what is posted
 * there leaves. It is signed by this site, opens nothing else, and works as long as the account is there.
 */
export function leaveUrl(userId: string) {
  return `${leavePage()}?of=${encodeURIComponent(seal(purpose, userId))}`;
}

/** Whose address this is; null when it was not made by this site. */
export function memberOfLeaveUrl(url: string) {
  return unseal(purpose, new URL(url).searchParams.get("of"));
}
