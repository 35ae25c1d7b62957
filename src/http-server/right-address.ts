import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { listOf } from "./stored-answer.ts";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv6");

const isLoopback = (name: string) => /^(.*\.)?localhost$|^127\.|^\[::1\]$/.test(name);

/** Returns whether a name is one that machines of one network call each other by. */
function isInternal(name: string) {
  const address = name.replace(/[[\]]/g, "");
  const family = isIP(address);
  return family ? privateNetworks.check(address, family === 6 ? "ipv6" : "ipv4") : !name.includes(".");
}

/**
 * Returns the function that tells where a page is that was asked for by another name of the site, or without TLS; null where
 * the address is right. It is not told by the port, which may be a proxy's own. Behind `hops` proxies an internal name may be
 * one that a proxy writes, and a redirect would lead back to it for ever.
 */
export function createAddressCheck(origin: string | undefined, hops: number) {
  const own = origin ? new URL(origin) : null;
  if (!own || isLoopback(own.hostname)) return () => null;
  return ({ url = "/", headers }: IncomingMessage) => {
    const schemes = hops > 0 ? listOf(headers["x-forwarded-proto"]) : [];
    const isPlain =
      own.protocol === "https:" && schemes.length > 0 && schemes.every((scheme) => scheme === "http");
    const right = `${own.origin}${url}`;
    const forwarded = hops > 0 ? listOf(headers["x-forwarded-host"]) : [];
    // Most requests: every answer from the cache comes past here.
    if (headers.host === own.host && forwarded.length === 0) return isPlain ? right : null;
    const names = [...forwarded, ...listOf(headers.host)]
      .filter((host) => URL.canParse(`http://${host}`))
      .map((host) => new URL(`http://${host}`).hostname);
    const [name] = names;
    if (name === undefined || isLoopback(name)) return null;
    if (names.includes(own.hostname)) return isPlain ? right : null;
    return hops > 0 && isInternal(name) ? null : right;
  };
}
