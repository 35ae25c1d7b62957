import "server-only";
import { isLoopback } from "@/client-address.mjs";
import { env } from "@/env.mjs";

/** The origin is from the configuration and never from a request's Host. */
export function siteOrigin() {
  return env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`;
}

export function isSecureOrigin() {
  return siteOrigin().startsWith("https://");
}

export function isLocalOrigin() {
  return isLoopback(new URL(siteOrigin()).hostname);
}

function isOwnOrigin(origin: string) {
  const own = siteOrigin();
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

/** The home page has no trailing slash. */
export function absoluteUrl(path: `/${string}`) {
  return path === "/" ? siteOrigin() : new URL(path, siteOrigin()).href;
}
