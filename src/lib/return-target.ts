/** `why` makes the page say that the session has ended. */
export function signInPath(target: string, why?: "ended") {
  return `/auth?returnTo=${encodeURIComponent(target)}${why ? `&why=${why}` : ""}`;
}

/** Returns `wanted` if it is the path of a page of this site, else `fallback` (OWASP, Unvalidated Redirects). */
export function returnTarget(wanted: unknown, fallback = "/profile") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
  if (typeof wanted !== "string" || wanted.length > 2_000 || /[\u0000-\u0020\\]/.test(wanted))
    return fallback;
  if (!/^\/(?!\/)/.test(wanted)) return fallback;
  try {
    const url = new URL(wanted, "http://site.invalid");
    if (url.origin !== "http://site.invalid" || url.pathname.startsWith("//")) return fallback;
    if (url.pathname.startsWith("/api/")) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}
