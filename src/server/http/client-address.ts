import "server-only";
import { addressFrom, addressKey } from "@/client-address.mjs";
import { env } from "@/env.mjs";

export { createClientCounter } from "@/client-address.mjs";

/** Set by the HTTP server to the peer of the socket, overwriting what a client sent. */
const peerHeader = "x-aurea-peer";

export function clientAddress(headers: Headers, hops = env.TRUSTED_PROXY_HOPS) {
  return addressFrom(headers.get("x-forwarded-for"), headers.get(peerHeader) ?? "unknown", hops);
}

export function clientKey(headers: Headers) {
  return addressKey(clientAddress(headers));
}
