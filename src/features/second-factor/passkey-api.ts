/** Throws NotSupportedError if the browser has no WebAuthn. */
export async function importPasskeyApi() {
  const api = await import("@simplewebauthn/browser");
  if (!api.browserSupportsWebAuthn()) throw new DOMException("no passkeys", "NotSupportedError");
  return api;
}
