import "server-only";
import { addressKey, readClientAddress } from "@/client-address.mjs";
import { env } from "@/env.mjs";

/**
 * Returns the client's address, which the HTTP server has put into a header (`src/http-server/clients.ts`). If the
 * site runs without that server, the address comes from the proxies' headers.
 */
export function getClientAddress(headers: Headers) {
  const forwarded = ["x-forwarded-for", "forwarded"].map((name) => headers.get(name));
  return headers.get("x-aurea-client") ?? readClientAddress(forwarded, "unknown", env.TRUSTED_PROXY_HOPS);
}

export function getClientKey(headers: Headers) {
  return addressKey(getClientAddress(headers));
}
