import "server-only";
import { isSecureOrigin } from "./origin";

/** A cookie's full name: with the __Host- prefix where the site is served over TLS (RFC 6265bis). */
export function cookieName(name: string) {
  return `${isSecureOrigin() ? "__Host-" : ""}aurea.${name}`;
}

/** Reads one cookie of a request; null when it is missing or cannot be decoded. */
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

/** A cookie of ours, which is for the whole site: its name, its value and for how many seconds it is kept. */
export type OwnCookie = readonly [name: string, value: string, maxAge: number];

/** Sets a cookie in the reply under way. */
export type SetCookie = (...cookie: OwnCookie) => void;

/** Returns what all our cookies have in common, for a library that writes them. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecureOrigin() } as const;
}

/** Writes a Set-Cookie value for the whole site; `maxAge` in seconds, 0 deletes. */
export function serialiseCookie(...[name, value, maxAge]: OwnCookie) {
  const pair = `${name}=${encodeURIComponent(value)}`;
  const parts = [pair, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax", "HttpOnly"];
  if (isSecureOrigin()) parts.push("Secure");
  return parts.join("; ");
}
