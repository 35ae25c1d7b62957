import { expect, test } from "vitest";
import { addressKey, readClientAddress, readForwardedAddress } from "@/client-address.mjs";

const proxy = "127.0.0.1";
const behindOne = (forwarded: string | null) => readForwardedAddress(forwarded, proxy, 1);

test.each([
  "203.0.113.7",
  "203.0.113.7:40001",
  "::ffff:203.0.113.7",
  "::FFFF:cb00:7107",
  "198.51.100.9, 203.0.113.7:40001",
  ", 203.0.113.7:40001, ,",
  'For="203.0.113.7:40001";proto=https;by=10.0.0.1',
  "proto=https; by=10.0.0.1; for=203.0.113.7",
  'for="203.0.113.7:_gazonk"',
  "[203.0.113.7]:443",
  "::ffff:203.0.113.7:40001",
  "203.000.113.007",
  "203.0.113.7/32",
  "'203.0.113.7'",
  "64:ff9b::203.0.113.7",
  "::ffff:0:203.0.113.7",
])("the forwarded value %j is read as the address 203.0.113.7", (forwarded) => {
  expect(behindOne(forwarded)).toBe("203.0.113.7");
});

test.each([
  "2001:db8::1",
  "[2001:db8::1]",
  "[2001:db8::1]:443",
  "2001:db8::1%eth0",
  "[2001:db8::1%25eth0]:443",
  'for="[2001:db8::1%25eth0]:_p-1"',
  'for="[2001:DB8::1]:443"',
  "2001:db8::1:40001",
  "2001:db8:0:0:0:0:0:1:443",
])("the forwarded value %j is read as the address 2001:db8::1", (forwarded) => {
  expect(behindOne(forwarded)).toBe("2001:db8::1");
});

test.each([null, "", ", ,", "unknown", '""', "198.51.100.9, unknown", "203.0.113.7:port"])(
  "the peer's address is used when the forwarded value %j names no client",
  (forwarded) => {
    expect(behindOne(forwarded)).toBe(proxy);
  },
);

test.each(["3405803783", "0xcb007107", "203.113", "203.0.113.256", "for=_SEVKISEK", "http://203.0.113.7"])(
  "the forwarded value %j is not read as an IP address",
  (forwarded) => {
    expect(behindOne(forwarded)).toBe(proxy);
  },
);

test("only the last entries of a forwarded value are trusted, one for each trusted proxy", () => {
  expect(readForwardedAddress("198.51.100.9, 203.0.113.7:1, 10.0.0.1:2", proxy, 2)).toBe("203.0.113.7");
  expect(readForwardedAddress("198.51.100.9, unknown, [2001:db8::1]:2", proxy, 2)).toBe("2001:db8::1");
  expect(readForwardedAddress("198.51.100.9", proxy, 0)).toBe(proxy);
  expect(readForwardedAddress("203.0.113.7:1", proxy, 3)).toBe("203.0.113.7");
});

test("an IPv4-mapped peer is returned as IPv4, and a peer that is not an IP address is returned unchanged", () => {
  expect(readForwardedAddress(null, "unknown", 1)).toBe("unknown");
  expect(readForwardedAddress(null, "::ffff:127.0.0.1", 0)).toBe("127.0.0.1");
});

test.each([
  ["203.0.113.7", "for=203.0.113.7", "203.0.113.7"],
  [null, "for=203.0.113.7", "203.0.113.7"],
  ["203.0.113.7", "", "203.0.113.7"],
  ["198.51.100.1", "for=203.0.113.7", proxy],
  ["203.0.113.7", "for=198.51.100.1", proxy],
  [null, undefined, proxy],
])("the client of X-Forwarded-For %j and Forwarded %j is %s", (addresses, entries, client) => {
  expect(readClientAddress([addresses, entries], proxy, 1)).toBe(client);
});

test.each(["203.0.113.7", "203.0.113.7:40001", "::ffff:203.0.113.7", "[::ffff:cb00:7107]:443"])(
  "the rate limit key of %j is the whole IPv4 address",
  (address) => {
    expect(addressKey(address)).toBe("203.0.113.7");
  },
);

test.each(["2001:db8::1", "2001:db8::1:443", "[2001:DB8::2]:443", "2001:0db8:0000:0000:ffff::1%eth0"])(
  "the rate limit key of %j is its /64 network",
  (address) => {
    expect(addressKey(address)).toBe("2001:db8:0:0");
  },
);

test("addressKey is idempotent", () => {
  expect(addressKey("2001:db8:0:0")).toBe("2001:db8:0:0");
  expect(addressKey("unknown")).toBe("unknown");
});
