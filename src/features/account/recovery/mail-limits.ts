import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { readDevice } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { limitPerMember, proofBeyondPerAddress } from "@/server/limit-middleware";
import { consume, type StatedLimit } from "@/server/rate-limit";
import { sign } from "@/server/secret";

const hour = 60 * 60;

export const loginLinkAddressLimit = proofBeyondPerAddress({
  name: "login-link-address",
  points: 20,
  seconds: hour,
});

export const loginLinkLimit: StatedLimit = {
  name: "login-link",
  points: 5,
  seconds: hour,
  per: "each account, and separately each browser that was signed in to it before",
  when: "a sign-in or reset email is requested; beyond the limit the reply is the same but no email is sent",
};

/**
 * Counts a request in the same way for every address and returns false beyond the limit. The caller must not refuse a
 * request beyond the limit, because another person may have used it up.
 */
export async function mayEmailLoginLink(headers: Context["headers"], email: string) {
  const emailCanonical = canonicalEmail(email);
  const account = sign("account", emailCanonical);
  const device = readDevice(headers, emailCanonical);
  return (await consume(loginLinkLimit, device ? `${account}:${device}` : account)) === 0;
}

export const freshLinkLimit: StatedLimit = {
  name: "fresh-link",
  points: 5,
  seconds: hour,
  per: "each account",
  when: "an expired link is renewed",
};

export const memberMailLimit = limitPerMember({ name: "member-mail", points: 5, seconds: hour });

export const linkLimit = proofBeyondPerAddress({ name: "one-time-link", points: 30, seconds: 15 * 60 });
