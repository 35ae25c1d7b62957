import ipaddr from "ipaddr.js";

/**
 * Parses an address as proxies write it, with or without port, brackets or zone. An IPv4 address in any IPv6 form (also
 * those of RFC 6052 and RFC 6145) becomes IPv4. Returns undefined for other texts, such as "unknown".
 * @param {string} entry
 */
function parseAddress(entry) {
  // Some proxies write entries in the format of the Forwarded header, whose parts have no fixed order (RFC 7239).
  const [, node = entry] = /(?:^|;)\s*for\s*=([^;]*)/i.exec(entry) ?? [];
  const text = node.replace(/["'\s]/g, "").replace(/%[^\]]*|\/\d+$|:_[\w.-]+$/g, "");
  // Removes leading zeros, so that 010 is not read as an octal 8.
  const bare = text.replace(/^\[(.*)\](:\d*)?$/, "$1").replace(/\b0+(?=\d)/g, "");
  const isAddress = (/** @type {string} */ each) =>
    each.includes(":") ? ipaddr.IPv6.isValid(each) : ipaddr.IPv4.isValidFourPartDecimal(each);
  // Some proxies write an IPv6 address without brackets and add a port.
  const valid = [bare, bare.replace(/:\d*$/, "")].find(isAddress);
  if (!valid) return undefined;
  const address = ipaddr.process(valid);
  return ["rfc6052", "rfc6145"].includes(address.range())
    ? ipaddr.fromByteArray(address.toByteArray().slice(12))
    : address;
}

/**
 * Returns the `hops`-th entry from the right in X-Forwarded-For or Forwarded, because clients can forge entries further
 * left. If this entry is not an address, returns the next address to its right; with 0 hops (no proxies), returns the
 * socket's peer.
 * @param {string | null | undefined} forwarded
 * @param {string} peer
 * @param {number} hops
 */
export function readForwardedAddress(forwarded, peer, hops) {
  const entries = (forwarded ?? "").split(",").filter((entry) => entry.trim());
  const chain = [...entries, peer];
  const trusted = chain.slice(Math.max(0, chain.length - 1 - hops));
  return trusted.map(parseAddress).find(Boolean)?.toString() ?? peer;
}

/**
 * Returns the client's address from the headers X-Forwarded-For and Forwarded, or the peer's address if the headers
 * differ: a proxy writes one header and may pass on the client's own value of the other.
 * @param {(string | null | undefined)[]} headers
 * @param {string} peer
 * @param {number} hops
 */
export function readClientAddress(headers, peer, hops) {
  const named = headers.filter(Boolean).map((header) => readForwardedAddress(header, peer, hops));
  const [address = readForwardedAddress(null, peer, 0)] = named;
  return named.every((other) => other === address) ? address : peer;
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
 * Returns the key that rate limits use for an address: the whole IPv4 address, or the /64 network of an IPv6 address,
 * which is usually one household.
 * @param {string} address
 */
export function addressKey(address) {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
