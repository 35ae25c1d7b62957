import "server-only";
import { env } from "@/env.mjs";
import { isLoopback } from "@/is-loopback.mjs";

/** Returns the configured origin, never the origin in a request's Host header. */
export function getSiteOrigin() {
  return env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`;
}

export function isSecureOrigin() {
  return getSiteOrigin().startsWith("https://");
}

export function isLocalOrigin() {
  return isLoopback(new URL(getSiteOrigin()).hostname);
}

function isOwnOrigin(origin: string) {
  const own = getSiteOrigin();
  return (
    origin === own || (own.startsWith("http://localhost") && origin === own.replace("localhost", "127.0.0.1"))
  );
}

export function isSameSiteRequest(headers: Headers) {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return false;
  const origin = headers.get("origin");
  return origin ? isOwnOrigin(origin) : site === "same-origin";
}

/** Returns the absolute URL of a path, without a trailing slash for the home page. */
export function toAbsoluteUrl(path: `/${string}`) {
  return path === "/" ? getSiteOrigin() : new URL(path, getSiteOrigin()).href;
}
