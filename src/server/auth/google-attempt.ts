import "server-only";
import { createHash } from "node:crypto";
import { cookieName, readCookie, readSetCookie, serialiseCookie } from "../http/cookies";

const ttlSeconds = 15 * 60;
const attemptLimit = 4;
/** The checks next-auth keeps in a cookie each; here they travel together, so that two tabs do not mix. */
const checks = ["state", "pkce", "nonce"] as const;

const prefix = () => `${cookieName("google")}.`;

function nameFor(state: string) {
  return prefix() + createHash("sha256").update(state).digest("base64url").slice(0, 16);
}

/** Whether a value can be the nonce by which the page that asked knows its answer. */
export function isAttempt(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}

// Each takes a kilobyte of every request's headers: of those left lying about, the newest stay.
function surplus(headers: Headers) {
  const names = (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .map((pair) => pair.slice(0, pair.indexOf("=")))
    .filter((name) => name.startsWith(prefix()));
  const begun = (name: string) => Number.parseInt(readCookie(headers, name) ?? "", 36) || 0;
  return names
    .toSorted((one, other) => begun(other) - begun(one))
    .slice(attemptLimit - 1)
    .map((name) => serialiseCookie(name, "", 0));
}

/** Gathers what next-auth wants to find again, as its reply `given` says, into one cookie named after the attempt's state. */
export function keepAttempt(headers: Headers, given: Headers, state: string, attempt: string) {
  const values = checks.map((check) => readSetCookie(given, cookieName(check)));
  const value = [Date.now().toString(36), attempt, ...values].join("~");
  return [...surplus(headers), serialiseCookie(nameFor(state), value, ttlSeconds)];
}

/** Finds the attempt an answer of Google's belongs to, and next-auth's cookies for it. */
export function readAttempt(headers: Headers, state: string | null) {
  if (!state) return null;
  const [, attempt, ...values] = (readCookie(headers, nameFor(state)) ?? "").split("~");
  if (!isAttempt(attempt)) return null;
  const cookies = Object.fromEntries(checks.map((check, at) => [cookieName(check), values[at] ?? ""]));
  return { attempt, cookies, over: serialiseCookie(nameFor(state), "", 0) };
}
