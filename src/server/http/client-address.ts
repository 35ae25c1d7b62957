import "server-only";
import { addressFrom, addressKey } from "@/client-address.mjs";
import { env } from "@/env.mjs";

export { createClientCounter } from "@/client-address.mjs";

/** The header in which our own server notes the peer of the socket; one sent by a client is overwritten. */
const peerHeader = "x-aurea-peer";

/** The address a request came from, as seen past the proxies that TRUSTED_PROXY_HOPS counts. */
export function clientAddress(headers: Headers, hops = env.TRUSTED_PROXY_HOPS) {
  return addressFrom(headers.get("x-forwarded-for"), headers.get(peerHeader) ?? "unknown", hops);
}

/** What limits on the address of a request are keyed by. */
export function clientKey(headers: Headers) {
  return addressKey(clientAddress(headers));
}
