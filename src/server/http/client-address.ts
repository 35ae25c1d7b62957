import "server-only";
import { addressKey, readForwardedAddress } from "@/client-address.mjs";
import { env } from "@/env.mjs";

export { createClientCounter } from "@/client-address.mjs";

/** Set by the HTTP server to the peer of the socket, overwriting what a client sent. */
const peerHeader = "x-aurea-peer";

export function getClientAddress(headers: Headers, hops = env.TRUSTED_PROXY_HOPS) {
  return readForwardedAddress(headers.get("x-forwarded-for"), headers.get(peerHeader) ?? "unknown", hops);
}

export function getClientKey(headers: Headers) {
  return addressKey(getClientAddress(headers));
}
