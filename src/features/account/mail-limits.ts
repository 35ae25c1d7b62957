import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { readDevice } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import { sign } from "@/server/secret";
import { charge } from "@/server/trpc";

const hour = 60 * 60;
const perAccount = { name: "reset-account", points: 5, seconds: hour };
const perAddress = { name: "reset-address", points: 20, seconds: hour };
const perMember = { name: "member-mail", points: 5, seconds: hour };
const perSpender = { name: "one-time-link", points: 30, seconds: 15 * 60 };

/**
 * Charges one request for a reset mail, alike for known and unknown addresses. A browser that was in the account
 * before has a budget of its own, so that a stranger cannot use up the owner's.
 */
export async function chargeReset(ctx: Context, email: string) {
  const emailCanonical = canonicalEmail(email);
  const account = sign("account", emailCanonical);
  const device = readDevice(ctx.headers, emailCanonical);
  await charge(ctx, perAddress);
  await charge(ctx, perAccount, device ? `${account}:${device}` : account);
}

/** Charges one mail that a member sends for. */
export function chargeMemberMail(ctx: Context, userId: string) {
  return charge(ctx, perMember, userId);
}

/** Charges one try to spend a one-time link. */
export function chargeLink(ctx: Context) {
  return charge(ctx, perSpender);
}
