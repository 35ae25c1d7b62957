import "server-only";
import { env } from "@/env.mjs";

/** Returns the site's own origin, from configuration and never from a request's Host. */
export function siteOrigin() {
  return env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`;
}

/** Whether cookies travel over TLS only. */
export function isSecureOrigin() {
  return siteOrigin().startsWith("https://");
}

function isOwnOrigin(origin: string) {
  const own = siteOrigin();
  return (
    origin === own || (own.startsWith("http://localhost") && origin === own.replace("localhost", "127.0.0.1"))
  );
}

/** Whether a state-changing request was made by a page of ours (Origin and Sec-Fetch-Site, WHATWG Fetch). */
export function isSameSiteRequest(headers: Headers) {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return false;
  const origin = headers.get("origin");
  return origin ? isOwnOrigin(origin) : site === "same-origin";
}
