import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { readDevice } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { limitPer, limitPerAddress, limitPerMember } from "@/server/limit-middleware";
import { sign } from "@/server/secret";

const hour = 60 * 60;

/** Requests for a reset mail from one client address. */
export const resetAddressLimit = limitPerAddress({ name: "reset-address", points: 20, seconds: hour });

/**
 * Requests for a reset mail to one account, alike for known and unknown addresses. A browser that was in the account
 * before has a budget of its own, so that a stranger cannot use up the owner's.
 */
export const resetAccountLimit = limitPer(
  "each account, and apart from it for each browser that was in the account before",
  ({ ctx, input }: { ctx: Context; input: { email: string } }) => {
    const emailCanonical = canonicalEmail(input.email);
    const account = sign("account", emailCanonical);
    const device = readDevice(ctx.headers, emailCanonical);
    return device ? `${account}:${device}` : account;
  },
)({ name: "reset-account", points: 5, seconds: hour });

/** Mails that a member sends for. */
export const memberMailLimit = limitPerMember({ name: "member-mail", points: 5, seconds: hour });

/** Tries to use a one-time link. */
export const linkLimit = limitPerAddress({ name: "one-time-link", points: 30, seconds: 15 * 60 });
