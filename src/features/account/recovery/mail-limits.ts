import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { readDevice } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { limitPerMember, proofBeyondPerAddress } from "@/server/limit-middleware";
import { consume, type StatedLimit } from "@/server/rate-limit";
import { sign } from "@/server/secret";

const hour = 60 * 60;

/** Requests for a way in by mail, from one client address. */
export const wayInAddressLimit = proofBeyondPerAddress({ name: "way-in-address", points: 20, seconds: hour });

export const wayInLimit: StatedLimit = {
  name: "way-in",
  points: 5,
  seconds: hour,
  per: "each account, and separately each browser that was signed in to it before",
  when: "a sign-in or reset email is requested; beyond it the reply is the same and no email is sent",
};

/**
 * Counts a request for a way into one account, alike for known and unknown addresses; false when it brings no letter. Nobody is
 * refused: strangers may have used it up, and the letters that they caused open the account to its owner alone. A browser that was in the
 * account before has a budget of its own.
 */
export async function takesWayIn(headers: Context["headers"], email: string) {
  const emailCanonical = canonicalEmail(email);
  const account = sign("account", emailCanonical);
  const device = readDevice(headers, emailCanonical);
  return (await consume(wayInLimit, device ? `${account}:${device}` : account)) === 0;
}

export const freshLinkLimit: StatedLimit = {
  name: "fresh-link",
  points: 5,
  seconds: hour,
  per: "each account",
  when: "an expired link is renewed",
};

/** Mails that a member sends for. */
export const memberMailLimit = limitPerMember({ name: "member-mail", points: 5, seconds: hour });

/** Tries to use a one-time link. */
export const linkLimit = proofBeyondPerAddress({ name: "one-time-link", points: 30, seconds: 15 * 60 });
