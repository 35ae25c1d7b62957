/**
 * The address a request came from. With `hops` trusted proxies it is the entry that many from the right of
 * X-Forwarded-For with the socket's peer, so that what a client writes there itself is not believed.
 * @param {string | null | undefined} forwarded
 * @param {string} peer
 * @param {number} hops
 */
export function addressFrom(forwarded, peer, hops) {
  const entries = (forwarded ?? "").split(",").map((entry) => entry.trim());
  const chain = [...entries.filter(Boolean), peer];
  return chain[Math.max(0, chain.length - 1 - hops)] ?? peer;
}

/**
 * The part of an address that limits are keyed by: IPv4 whole, IPv6 by its /64, which is one household.
 * @param {string} address
 */
export function addressKey(address) {
  const plain = address.replace(/^::ffff:/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const missing = plain.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const zeros = Array.from({ length: missing }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":").toLowerCase();
}
