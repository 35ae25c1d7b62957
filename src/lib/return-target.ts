/** Where one signs in, to come back to a path of this site; told there why, if a session ended under one's hands. */
export function signInPath(target: string, why?: "ended") {
  return `/auth?returnTo=${encodeURIComponent(target)}${why ? `&why=${why}` : ""}`;
}

/**
 * Reduces where a visitor asked to go to a path on this site, or `fallback`: an absolute or
 * protocol-relative URL, a backslash or a control character never leads away (OWASP, Unvalidated Redirects).
 */
export function returnTarget(wanted: unknown, fallback = "/profile") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
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
