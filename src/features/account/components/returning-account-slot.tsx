import { accountSlotWith } from "./account-slot";
import { ReturningSignInLink } from "./returning-sign-in-link";

/** For the pages of the account, whose address may name a page to return to. Other pages do not load this link. */
export const returningAccountSlot = accountSlotWith(ReturningSignInLink);
