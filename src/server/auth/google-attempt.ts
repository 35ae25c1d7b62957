import "server-only";
import { decode } from "next-auth/jwt";
import { getCookieName, getCookieOptions, readCookie, type SetCookie } from "../http/cookies";
import { getSiteSecret } from "../secret";

const ttlSeconds = 15 * 60;
const attemptLimit = 4;
const checks = ["state", "pkce", "nonce"] as const;

export function isAttempt(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}

const getCookiePrefix = () => `${getCookieName("google")}.`;
const nameOf = (attempt: string, check: (typeof checks)[number]) => `${getCookiePrefix()}${attempt}.${check}`;

/** Each attempt has its own cookies, so that two tabs do not share them. */
export function createAttemptCookies(attempt: string) {
  const cookie = (check: (typeof checks)[number]) => ({
    name: nameOf(attempt, check),
    options: { ...getCookieOptions(), maxAge: ttlSeconds },
  });
  return { state: cookie("state"), pkceCodeVerifier: cookie("pkce"), nonce: cookie("nonce") };
}

// Returns the attempts oldest first, which is the order in which browsers send cookies (RFC 6265, 5.4).
function readAttempts(headers: Headers) {
  const pairs = headers.get("cookie")?.split(/;\s*/) ?? [];
  const own = pairs.filter((pair) => pair.startsWith(getCookiePrefix()));
  const attempts = own.map((pair) => pair.slice(getCookiePrefix().length).split(".", 1)[0]).filter(isAttempt);
  return [...new Set(attempts)];
}

export function endAttempt(attempt: string, setCookie: SetCookie) {
  for (const check of checks) setCookie(nameOf(attempt, check), "", 0);
}

/** Before a new attempt, ends all but the three newest, because each attempt adds a kilobyte to every request. */
export function endOldAttempts(headers: Headers, setCookie: SetCookie) {
  const old = readAttempts(headers).slice(0, 1 - attemptLimit);
  for (const attempt of old) endAttempt(attempt, setCookie);
}

/** Returns the attempt whose state cookie contains the `state` of Google's response, or null. */
export async function findAttempt(headers: Headers, state: string) {
  for (const attempt of readAttempts(headers)) {
    const salt = nameOf(attempt, "state");
    const token = readCookie(headers, salt) ?? undefined;
    const stored = await decode({ token, secret: getSiteSecret(), salt }).catch(() => null);
    if (stored?.value === state) return attempt;
  }
  return null;
}
