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

/** Reads one cookie of those a reply sets; empty when it sets none of this name. */
export function readSetCookie(headers: Headers, name: string) {
  const found = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1).split(";")[0] ?? "") : "";
}

/** Writes a Set-Cookie value for the whole site; `maxAge` in seconds, 0 deletes. */
export function serialiseCookie(name: string, value: string, maxAge: number) {
  const pair = `${name}=${encodeURIComponent(value)}`;
  const parts = [pair, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax", "HttpOnly"];
  if (isSecureOrigin()) parts.push("Secure");
  return parts.join("; ");
}
