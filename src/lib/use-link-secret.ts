import { useSyncExternalStore } from "react";
import { restoreMailedText } from "./mailed-text";

/**
 * Matches a SHA-256 in base64url after the #, perhaps behind parameters or the `3D` of an encoded equals sign. Mail
 * programs may put underscores around a link to set it in italics.
 */
const whole = /^[^#]*#(?:.*?[^\w-])??(?:3d)??[-_]{0,3}?([\w-]{43})[-_]{0,3}(?![\w-])/i;

/** Returns the secret in a link, even if a mail program has encoded the #, broken the line, or added characters. */
export function readSecret({ hash, search }: Pick<Location, "hash" | "search">) {
  const text = restoreMailedText(hash || search);
  const joined = text.replace(/[^#\w-]+/g, "");
  const found = whole.exec(text) ?? /#([\w-]{43})/.exec(joined) ?? /^[^#]*#[^\w-]*([\w-]+)/.exec(text);
  return found?.[1] ?? "";
}

function subscribe(listener: () => void) {
  const { hash, pathname } = window.location;
  const secret = readSecret(window.location);
  // The secret is moved into the fragment, which browsers do not send to servers.
  if (secret && !hash) window.history.replaceState(null, "", `${pathname}#${secret}`);
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Returns the secret in the address, "" if there is none, or null while prerendering. */
export function useLinkSecret(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readSecret(window.location),
    () => null,
  );
}

/** Removes a used secret from the address, unless another link was opened meanwhile. */
export function dropLinkSecret(secret: string | null) {
  if (readSecret(window.location) === secret) window.history.replaceState(null, "", window.location.pathname);
}
