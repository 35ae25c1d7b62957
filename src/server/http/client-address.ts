import "server-only";
import { addressKey, readForwardedAddress } from "@/client-address.mjs";
import { env } from "@/env.mjs";

/** Set by the HTTP server to the peer of the socket, overwriting what a client sent. */
const peerHeader = "x-aurea-peer";

export function getClientAddress(headers: Headers) {
  const peer = headers.get(peerHeader) ?? "unknown";
  const forwarded = headers.get("x-forwarded-for") ?? headers.get("forwarded");
  return readForwardedAddress(forwarded, peer, env.TRUSTED_PROXY_HOPS);
}

export function getClientKey(headers: Headers) {
  return addressKey(getClientAddress(headers));
}
