import "server-only";
import { decode } from "next-auth/jwt";
import { cookieName, cookieOptions, readCookie, type SetCookie } from "../http/cookies";
import { siteSecret } from "../secret";

const ttlSeconds = 15 * 60;
const attemptLimit = 4;
const checks = ["state", "pkce", "nonce"] as const;

/** Whether a value can be the nonce by which the page that asked knows its answer. */
export function isAttempt(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}

const prefix = () => `${cookieName("google")}.`;
const nameOf = (attempt: string, check: (typeof checks)[number]) => `${prefix()}${attempt}.${check}`;

/** Returns next-auth's options for the cookies of one attempt. Named after it, those of two tabs do not mix. */
export function attemptCookies(attempt: string) {
  const cookie = (check: (typeof checks)[number]) => ({
    name: nameOf(attempt, check),
    options: { ...cookieOptions(), maxAge: ttlSeconds },
  });
  return { state: cookie("state"), pkceCodeVerifier: cookie("pkce"), nonce: cookie("nonce") };
}

// The oldest first: in this order browsers send their cookies (RFC 6265, 5.4).
function attemptsOf(headers: Headers) {
  const pairs = (headers.get("cookie") ?? "").split(/;\s*/).filter((pair) => pair.startsWith(prefix()));
  return [...new Set(pairs.map((pair) => pair.slice(prefix().length).split(".", 1)[0]).filter(isAttempt))];
}

/** Deletes the cookies of an attempt. */
export function endAttempt(attempt: string, setCookie: SetCookie) {
  for (const check of checks) setCookie(nameOf(attempt, check), "", 0);
}

/** Deletes the oldest attempts, so that a browser keeps four at most: each takes a kilobyte of every request. */
export function endOldAttempts(headers: Headers, setCookie: SetCookie) {
  const old = attemptsOf(headers).slice(0, 1 - attemptLimit);
  for (const attempt of old) endAttempt(attempt, setCookie);
}

/** Finds the attempt that one of Google's answers belongs to, by the state in its cookie; null when it is not this browser's. */
export async function findAttempt(headers: Headers, state: string) {
  for (const attempt of attemptsOf(headers)) {
    const salt = nameOf(attempt, "state");
    const token = readCookie(headers, salt) ?? undefined;
    const kept = await decode({ token, secret: siteSecret(), salt }).catch(() => null);
    if (kept?.value === state) return attempt;
  }
  return null;
}
