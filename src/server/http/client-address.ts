import "server-only";
import { env } from "@/env.mjs";

/** The header in which our own server notes the peer of the socket; one sent by a client is overwritten. */
const peerHeader = "x-aurea-peer";

/**
 * The address a request came from. With N trusted proxies it is the N-th entry from the right of
 * X-Forwarded-For and the socket's peer, so that what a client writes there itself is not believed.
 */
export function clientAddress(headers: Headers, hops = env.TRUSTED_PROXY_HOPS) {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const peer = headers.get(peerHeader) ?? "unknown";
  const chain = [...forwarded.filter(Boolean), peer];
  return chain[Math.max(0, chain.length - 1 - hops)] ?? peer;
}

/** The part of an address that limits are keyed by: IPv4 whole, IPv6 by its /64, which is one household. */
export function addressKey(address: string) {
  const plain = address.replace(/^::ffff:/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const missing = plain.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array<string>(missing).fill("0"), ...right].slice(0, 4).join(":").toLowerCase();
}
