import "server-only";
import { isSecureOrigin } from "./origin";

/** The cookie of Next's draft mode. `src/headers.mjs` uses the same name. */
export const draftCookie = "__prerender_bypass";

/** Returns the full name of a cookie. The __Host- prefix requires TLS (RFC 6265bis). */
export function getCookieName(name: string) {
  return `${isSecureOrigin() ? "__Host-" : ""}aurea.${name}`;
}

/** Returns the value of a cookie, or null if the cookie is missing or malformed. */
export function readCookie(headers: Headers, name: string) {
  const prefix = `${name}=`;
  const found = (headers.get("cookie") ?? "").split(/;\s*/).find((pair) => pair.startsWith(prefix));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return null;
  }
}

/** `maxAge` is in seconds. */
export type OwnCookie = readonly [name: string, value: string, maxAge: number];

export type SetCookie = (...cookie: OwnCookie) => void;

export function getCookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecureOrigin() } as const;
}

/** Returns the Set-Cookie header; a `maxAge` of 0 deletes the cookie. */
export function serialiseCookie(...[name, value, maxAge]: OwnCookie) {
  const pair = `${name}=${encodeURIComponent(value)}`;
  const parts = [pair, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax", "HttpOnly"];
  if (isSecureOrigin()) parts.push("Secure");
  return parts.join("; ");
}
