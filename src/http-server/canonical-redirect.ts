import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { isLoopback } from "../client-address.mjs";
import { listOf } from "./stored-answer.ts";

const privateNetworks = new BlockList();
const prefixes = {
  "10.0.0.0": 8,
  "172.16.0.0": 12,
  "192.168.0.0": 16,
  "169.254.0.0": 16,
  "100.64.0.0": 10,
  "fc00::": 7,
  "fe80::": 10,
};
for (const [network, bits] of Object.entries(prefixes))
  privateNetworks.addSubnet(network, bits, isIP(network) === 6 ? "ipv6" : "ipv4");

/** Returns whether a host name is internal to a network. */
function isInternal(name: string) {
  const address = name.replace(/[[\]]/g, "");
  const family = isIP(address);
  if (family) return privateNetworks.check(address, family === 6 ? "ipv6" : "ipv4");
  return !name.includes(".") || /\.(internal|local|localdomain|lan|home\.arpa)$/.test(name);
}

/**
 * Returns a function that returns the canonical URL of a request with another host name or without TLS, and null for
 * any other. Ports are ignored, because a proxy may use a different one. Behind `hops` proxies internal names are
 * ignored too: a proxy may write one into every request, and the redirect would never end.
 */
export function createCanonicalRedirect(origin: string | undefined, hops: number) {
  const own = origin ? new URL(origin) : null;
  if (!own || isLoopback(own.hostname)) return () => null;
  return ({ url = "/", headers }: IncomingMessage) => {
    const schemes = hops > 0 ? listOf(headers["x-forwarded-proto"]) : [];
    const isPlain =
      own.protocol === "https:" && schemes.length > 0 && schemes.every((scheme) => scheme === "http");
    const canonical = `${own.origin}${url}`;
    const forwarded = hops > 0 ? listOf(headers["x-forwarded-host"]) : [];
    // The common case comes first, because this runs for every request.
    if (headers.host === own.host && forwarded.length === 0) return isPlain ? canonical : null;
    const names = [...forwarded, ...listOf(headers.host)]
      .filter((host) => URL.canParse(`http://${host}`))
      .map((host) => new URL(`http://${host}`).hostname);
    const [name] = names;
    if (name === undefined || isLoopback(name)) return null;
    if (names.includes(own.hostname)) return isPlain ? canonical : null;
    return hops > 0 && isInternal(name) ? null : canonical;
  };
}
