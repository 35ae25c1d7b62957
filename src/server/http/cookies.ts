import "server-only";
import { isSecureOrigin } from "./origin";

/** Returns a cookie's full name, with the __Host- prefix over TLS (RFC 6265bis). */
export function cookieName(name: string) {
  return `${isSecureOrigin() ? "__Host-" : ""}aurea.${name}`;
}

/** Returns one cookie of a request, or null if it is missing or malformed. */
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

/** A cookie for the whole site; `maxAge` is in seconds. */
export type OwnCookie = readonly [name: string, value: string, maxAge: number];

export type SetCookie = (...cookie: OwnCookie) => void;

/** Returns the attributes that all cookies share. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecureOrigin() } as const;
}

/** Returns a Set-Cookie value; a `maxAge` of 0 deletes the cookie. */
export function serialiseCookie(...[name, value, maxAge]: OwnCookie) {
  const pair = `${name}=${encodeURIComponent(value)}`;
  const parts = [pair, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax", "HttpOnly"];
  if (isSecureOrigin()) parts.push("Secure");
  return parts.join("; ");
}
