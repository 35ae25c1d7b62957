import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { createAddressCheck } from "../src/http-server/right-address";

const origin = "https://example.org";
const url = "/pricing?from=a%20b&to=//evil.example";

function leadsTo(headers: Record<string, string>, hops = 0, own = origin, path = url) {
  return createAddressCheck(own, hops)({ url: path, headers } as unknown as IncomingMessage);
}

test.each([
  "www.example.org",
  "example.org.",
  "203.0.113.7",
  "203.0.113.7:3000",
  "[2001:db8::1]",
  "192.168.1.5",
  "intranet",
  "old.example.net:8080",
])("a page at %s is at the configured origin, with its path and query", (host) => {
  expect(leadsTo({ host })).toBe(origin + url);
});

test.each(["example.org", "EXAMPLE.org", "example.org:443", "example.org:80", "example.org:3000"])(
  "a page at %s is at its right address",
  (host) => {
    expect(leadsTo({ host })).toBeNull();
    expect(leadsTo({ host, "x-forwarded-proto": "https" }, 1)).toBeNull();
  },
);

test.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "aurea.localhost"])(
  "a page at %s stays there, for checks from this machine",
  (host) => {
    expect(leadsTo({ host })).toBeNull();
    expect(leadsTo({ host, "x-forwarded-proto": "http" }, 1)).toBeNull();
  },
);

test("a site of this machine is shown by any name", () => {
  expect(leadsTo({ host: "192.168.1.5:3000" }, 0, "http://localhost:3000")).toBeNull();
});

test("a request without a host, or with an unreadable one, stays", () => {
  expect(leadsTo({})).toBeNull();
  expect(leadsTo({ host: "a b" })).toBeNull();
});

describe("behind a proxy", () => {
  test("a page without TLS is at the origin with TLS", () => {
    expect(leadsTo({ host: "example.org", "x-forwarded-proto": "http" }, 1)).toBe(origin + url);
    expect(leadsTo({ host: "www.example.org", "x-forwarded-proto": "http" }, 1)).toBe(origin + url);
  });

  test("TLS at any proxy counts, and a site without TLS is left at that", () => {
    for (const scheme of ["https", "https,http", "http, https"])
      expect(leadsTo({ host: "example.org", "x-forwarded-proto": scheme }, 2)).toBeNull();
    const plain = { host: "example.org", "x-forwarded-proto": "http" };
    expect(leadsTo(plain, 1, "http://example.org")).toBeNull();
  });

  test("what a client says of proxies is not believed where there are none", () => {
    expect(leadsTo({ host: "example.org", "x-forwarded-proto": "http" })).toBeNull();
    expect(leadsTo({ host: "example.org", "x-forwarded-host": "evil.example" })).toBeNull();
    expect(leadsTo({ host: "www.example.org", "x-forwarded-host": "example.org" })).toBe(origin + url);
  });

  test("the name that the visitor used is taken from X-Forwarded-Host", () => {
    expect(leadsTo({ host: "10.0.0.5:3000", "x-forwarded-host": "www.example.org" }, 1)).toBe(origin + url);
    expect(leadsTo({ host: "upstream", "x-forwarded-host": "example.org" }, 1)).toBeNull();
  });

  test.each(["10.0.0.5:3000", "172.20.1.1", "[fd00::5]:3000", "upstream", "site:3000"])(
    "a proxy that writes its own name %s of the site is not led in circles",
    (host) => {
      expect(leadsTo({ host }, 1)).toBeNull();
    },
  );
});

test("no path leads to another site", () => {
  for (const path of ["//evil.example", "/\\evil.example", "/@evil.example", "/.evil.example"])
    expect(new URL(leadsTo({ host: "www.example.org" }, 0, origin, path) ?? "").origin).toBe(origin);
});
