import { isIPv4, isIPv6, SocketAddress } from "node:net";

/**
 * Maps an IPv4 address in IPv6 form to IPv4. Returns undefined for anything but an address, such as "unknown".
 * @param {string} entry
 */
function plainAddress(entry) {
  // Some proxies write entries in the format of the Forwarded header (RFC 7239).
  const text = entry.replace(/^\s*for\s*=|;.*|["'\s]/gi, "").replace(/%[^\]]*|\/\d+$/, "");
  // Reads each part of an IPv4 address as decimal, so that 010 is not read as 8.
  const [, quad] = /^\[?(?:(?:::|(?:0+:){5})ffff:)?((?:\d{1,3}\.){3}\d{1,3})\]?(?::\d*)?$/i.exec(text) ?? [];
  if (quad) {
    const bare = quad.split(".").map(Number).join(".");
    return isIPv4(bare) ? bare : undefined;
  }
  const bracketed = /^\[([^\]]+)\](?::\d*)?$/.exec(text)?.[1];
  // Some proxies write an IPv6 address without brackets and add a port.
  const bare = [bracketed ?? text, text.replace(/:\d+$/, "")].find((each) => isIPv6(each));
  return bare && SocketAddress.parse(`[${bare}]`)?.address.replace(/^::ffff:(?=.*\.)/, "");
}

/**
 * Returns the socket's peer or, with `hops` trusted proxies, the `hops`-th entry from the right in X-Forwarded-For;
 * entries further left are from the client and not trusted. Returns the proxy's address if the proxy names none.
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
 * Counts open connections, requests or streams by client. `enter` returns false at the limit, without counting.
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
 * Returns the part of an address that limits use as key: all of an IPv4 address, the /64 network of an IPv6 address,
 * which is usually one household.
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

/** @param {string} host a name or an address */
export function isLoopback(host) {
  return /^(.*\.)?localhost$|^127(\.\d+){3}$|^(::1|\[::1\])$/.test(host);
}
