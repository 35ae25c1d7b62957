/** The browser's side of WebAuthn, loaded when a passkey is wanted; throws NotSupportedError where the browser knows none. */
export async function passkeyApi() {
  const api = await import("@simplewebauthn/browser");
  if (!api.browserSupportsWebAuthn()) throw new DOMException("no passkeys", "NotSupportedError");
  return api;
}
