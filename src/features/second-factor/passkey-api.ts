/** Loads the browser's WebAuthn API on demand. Throws NotSupportedError if the browser has none. */
export async function passkeyApi() {
  const api = await import("@simplewebauthn/browser");
  if (!api.browserSupportsWebAuthn()) throw new DOMException("no passkeys", "NotSupportedError");
  return api;
}
