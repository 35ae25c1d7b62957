import { isIPv4, isIPv6, SocketAddress } from "node:net";

/**
 * An address in its one spelling, without the port, brackets, quotes and zone that proxies write around it; an IPv4
 * address stays one where it is mapped into IPv6. Undefined for what is no address, such as "unknown".
 * @param {string} entry
 */
function plainAddress(entry) {
  // Some proxies write an entry as it stands in Forwarded (RFC 7239).
  const text = entry.replace(/^\s*for\s*=|;.*|["'\s]/gi, "").replace(/%[^\]]*|\/\d+$/, "");
  // An IPv4 address, also mapped into IPv6, as one number after another, so that 010 is not read as 8.
  const [, quad] = /^\[?(?:(?:::|(?:0+:){5})ffff:)?((?:\d{1,3}\.){3}\d{1,3})\]?(?::\d*)?$/i.exec(text) ?? [];
  if (quad) {
    const bare = quad.split(".").map(Number).join(".");
    return isIPv4(bare) ? bare : undefined;
  }
  const bracketed = /^\[([^\]]+)\](?::\d*)?$/.exec(text)?.[1];
  // Some proxies write a port without brackets.
  const bare = [bracketed ?? text, text.replace(/:\d+$/, "")].find((each) => isIPv6(each));
  return bare && SocketAddress.parse(`[${bare}]`)?.address.replace(/^::ffff:(?=.*\.)/, "");
}

/**
 * The address a request came from. With `hops` trusted proxies it is the entry that many from the right of
 * X-Forwarded-For with the socket's peer, so that what a client writes there itself is not believed. Where a proxy
 * names no address it is the proxy's own.
 * @param {string | null | undefined} forwarded
 * @param {string} peer
 * @param {number} hops
 */
export function addressFrom(forwarded, peer, hops) {
  const entries = (forwarded ?? "").split(",").filter((entry) => entry.trim());
  const chain = [...entries, peer];
  const trusted = chain.slice(Math.max(0, chain.length - 1 - hops));
  return trusted.map(plainAddress).find(Boolean) ?? peer;
}

/**
 * Counts what each client has open, by its address; `enter` gives false, and counts nothing, at the limit.
 * @param {number} limit
 */
export function createClientCounter(limit) {
  /** @type {Map<string, number>} */
  const open = new Map();
  return {
    /** @param {string} key */
    enter(key) {
      const count = open.get(key) ?? 0;
      if (count >= limit) return false;
      open.set(key, count + 1);
      return true;
    },
    /** @param {string} key */
    leave(key) {
      const count = (open.get(key) ?? 1) - 1;
      if (count > 0) open.set(key, count);
      else open.delete(key);
    },
  };
}

/**
 * The part of an address that limits are keyed by: IPv4 whole, IPv6 by its /64, which is one household.
 * @param {string} address
 */
export function addressKey(address) {
  const plain = plainAddress(address) ?? address;
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const missing = plain.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const zeros = Array.from({ length: missing }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
