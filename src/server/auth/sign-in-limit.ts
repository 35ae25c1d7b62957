import "server-only";
import { randomBytes } from "node:crypto";
import { addressKey } from "@/client-address.mjs";
import type { Database } from "../db/client";
import { getCookieName, type OwnCookie, readCookie } from "../http/cookies";
import { consume, refund, type StatedLimit } from "../rate-limit";
import { seal, sign, unseal } from "../secret";
import type { SessionClaims } from "./sessions";

const windowSeconds = 15 * 60;
const since = "since its password or address last changed";
const whenUnknownBrowser = `a wrong password is tried in a browser that was not signed in to the account ${since}`;
const whenKnownBrowser = `a wrong password is tried in a browser that was signed in to the account ${since}`;

const perAccount: StatedLimit = {
  name: "sign-in-account",
  points: 10,
  seconds: windowSeconds,
  per: "each account",
  when: whenUnknownBrowser,
};
const perDevice: StatedLimit = {
  name: "sign-in-device",
  points: 10,
  seconds: windowSeconds,
  per: "each account and browser",
  when: whenKnownBrowser,
};
// Limits all known browsers together, because a client that has collected many of their cookies could multiply its
// guesses.
const perKnownBrowsers: StatedLimit = {
  name: "sign-in-devices",
  points: 30,
  seconds: windowSeconds,
  per: "each account, all its known browsers together",
  when: whenKnownBrowser,
};
const perAddress: StatedLimit = {
  name: "sign-in-address",
  points: 50,
  seconds: windowSeconds,
  per: "each client address",
  when: whenUnknownBrowser,
};

export const signInLimits = [perAccount, perAddress, perDevice, perKnownBrowsers] as const;

type Attempt = { address: string; deviceKey: string | null };

/**
 * Returns the id of the request's device if it has signed in to this account since the password or address last
 * changed, else null. Earlier sign-ins do not count, because another person may have made them.
 */
export async function findDevice(db: Database, headers: Headers, emailCanonical: string) {
  const value = unseal("device", readCookie(headers, getCookieName("device")));
  const [device, id, sessionVersion] = value?.split(":") ?? [];
  if (!device || !id || !sessionVersion) return null;
  const where = { id, emailCanonical, sessionVersion: Number(sessionVersion) };
  return (await db.user.findUnique({ where, select: { id: true } })) && device;
}

/** Returns the cookie that marks a device as known for an account for a year. */
export function createDeviceCookie({ sub, sv }: Pick<SessionClaims, "sub" | "sv">): OwnCookie {
  const value = [randomBytes(12).toString("base64url"), sub, sv].join(":");
  return [getCookieName("device"), seal("device", value), 365 * 24 * 60 * 60];
}

// A known device has a separate budget, which other clients at the same address cannot use up.
function listBudgets(emailCanonical: string, { address, deviceKey }: Attempt): [StatedLimit, string][] {
  const account = sign("account", emailCanonical);
  if (deviceKey)
    return [
      [perDevice, `${account}:${deviceKey}`],
      [perKnownBrowsers, account],
    ];
  return [
    [perAddress, addressKey(address)],
    [perAccount, account],
  ];
}

/**
 * Counts an attempt to sign in. Returns false if a budget is used up. A known device has its own budget and shares one
 * with the account's other known devices; any other device uses the budgets of its address and of the account.
 */
export async function consumeSignIn(emailCanonical: string, attempt: Attempt) {
  // One after the other: a device or address that has used up its own budget must not use up the account's.
  for (const [limit, key] of listBudgets(emailCanonical, attempt))
    if ((await consume(limit, key)) > 0) return false;
  return true;
}

/** Refunds the use of a successful sign-in, because frequent successful sign-ins must not reach the limit. */
export async function restoreSignIn(emailCanonical: string, attempt: Attempt) {
  await Promise.all(listBudgets(emailCanonical, attempt).map(([limit, key]) => refund(limit, key)));
}
