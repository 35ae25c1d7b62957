import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createCanonicalRedirect, readTarget } from "./request-target";

const lowerCaseOf = (url: string) =>
  readTarget({ url, headers: { host: "example.org" } } as IncomingMessage)?.lowerCase;

test.each([
  ["/ABOUT", "/about"],
  ["/About/", "/about/"],
  ["/Archetypes/Guardian", "/archetypes/guardian"],
  ["/EQ-Results", "/eq-results"],
  ["/Auth?returnTo=/Desk", "/auth"],
  ["/Desk", "/desk"],
])("the page address %s has the lower-case path %s", (typed, wanted) => {
  expect(lowerCaseOf(typed)).toBe(wanted);
});

test.each([
  "/",
  "/about?Ref=A",
  "/api/trpc/futureApps",
  "/api/Health",
  "/desk/members/Ab1",
  "/desk/pages/futureApps",
  "/media/Hero.webp",
  "/_next/static/Ab",
  "//Evil",
  "//Evil.example/About",
  "/\\Evil",
  "/About.example",
])("the address %s is not redirected to a lower-case path", (url) => {
  expect(lowerCaseOf(url)).toBeNull();
});

const origin = "https://example.org";
const url = "/pricing?from=a%20b&to=//evil.example";

function redirectOf(headers: Record<string, string>, hops = 0, own = origin, path = url) {
  return createCanonicalRedirect(own, hops)({ url: path, headers } as unknown as IncomingMessage);
}

test.each([
  "www.example.org",
  "example.org.",
  "203.0.113.7:3000",
  "192.168.1.5",
  "intranet",
  "127.evil.example",
  "127.0.0.1.nip.example",
  "site.internal",
])("a request for %s is redirected to the configured origin with its path and query", (host) => {
  expect(redirectOf({ host })).toBe(origin + url);
});

test.each(["example.org", "EXAMPLE.org", "example.org:443", "example.org:80", "example.org:3000"])(
  "a request for %s, the configured host on any port, is not redirected",
  (host) => {
    expect(redirectOf({ host })).toBeNull();
    expect(redirectOf({ host, "x-forwarded-proto": "https" }, 1)).toBeNull();
  },
);

test.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "aurea.localhost"])(
  "a request for %s is not redirected, so that health checks on this machine work",
  (host) => {
    expect(redirectOf({ host })).toBeNull();
    expect(redirectOf({ host, "x-forwarded-proto": "http" }, 1)).toBeNull();
  },
);

test("a site configured on localhost does not redirect requests for other hosts", () => {
  expect(redirectOf({ host: "192.168.1.5:3000" }, 0, "http://localhost:3000")).toBeNull();
});

test("a request without a readable host is not redirected", () => {
  expect(redirectOf({})).toBeNull();
  expect(redirectOf({ host: "a b" })).toBeNull();
});

test("behind a proxy, a request without TLS is redirected to the origin with TLS", () => {
  expect(redirectOf({ host: "example.org", "x-forwarded-proto": "http" }, 1)).toBe(origin + url);
  expect(redirectOf({ host: "www.example.org", "x-forwarded-proto": "http" }, 1)).toBe(origin + url);
  for (const forwarded of ["proto=http", 'for=203.0.113.7;proto="http";host=example.org'])
    expect(redirectOf({ host: "example.org", forwarded }, 1)).toBe(origin + url);
  const plain = { "cf-visitor": '{"scheme":"http"}', forwarded: "proto=http", "x-forwarded-ssl": "off" };
  expect(redirectOf({ host: "example.org", "x-forwarded-proto": "http", ...plain }, 1)).toBe(origin + url);
});

test("a request is not redirected if it reached a proxy over TLS or if the site's origin has no TLS", () => {
  for (const scheme of ["https", "https,http", "http, https"])
    expect(redirectOf({ host: "example.org", "x-forwarded-proto": scheme }, 2)).toBeNull();
  const plain = { host: "example.org", "x-forwarded-proto": "http" };
  expect(redirectOf(plain, 1, "http://example.org")).toBeNull();
});

test.each([
  ["cf-visitor", '{"scheme":"https"}'],
  ["forwarded", 'for=203.0.113.7;proto=https, for="10.0.0.1";proto=http'],
  ["x-forwarded-scheme", "https"],
  ["x-forwarded-ssl", "on"],
  ["front-end-https", "On"],
  ["cloudfront-forwarded-proto", "https"],
  ["fastly-ssl", "1"],
  ["x-forwarded-protocol", "https"],
  ["x-url-scheme", "https"],
  ["x-arr-ssl", "2048|256|C=US, CN=Example|CN=example.org"],
  ["sec-fetch-site", "none"],
])(
  "a request over TLS is not redirected in a loop if only the header %s shows that TLS was used",
  (name, value) => {
    const headers = { host: "example.org", "x-forwarded-proto": "http", [name]: value };
    expect(redirectOf(headers, 1)).toBeNull();
  },
);

test("forwarded headers are ignored without a proxy", () => {
  expect(redirectOf({ host: "example.org", "x-forwarded-proto": "http" })).toBeNull();
  expect(redirectOf({ host: "example.org", "x-forwarded-host": "evil.example" })).toBeNull();
  expect(redirectOf({ host: "www.example.org", "x-forwarded-host": "example.org" })).toBe(origin + url);
});

test.each([
  ["x-forwarded-host", "www.example.org", "example.org"],
  ["x-original-host", "www.example.org", "example.org"],
  ["forwarded", "for=203.0.113.7;Host=www.example.org", 'for=203.0.113.7;host="example.org:443";proto=https'],
])("behind a proxy, the host is read from the header %s", (name, other, own) => {
  expect(redirectOf({ host: "10.0.0.5:3000", [name]: other }, 1)).toBe(origin + url);
  for (const host of ["upstream", "example.azurewebsites.net"])
    expect(redirectOf({ host, [name]: own }, 1)).toBeNull();
  for (const host of ["example.org", "example.org:3000"]) {
    expect(redirectOf({ host, [name]: other }, 1)).toBe(origin + url);
    expect(redirectOf({ host, [name]: `${other}, ${own}` }, 2)).toBe(origin + url);
    expect(redirectOf({ host, [name]: `${own}, ${other}` }, 2)).toBeNull();
    expect(redirectOf({ host, [name]: "10.0.0.5:3000" }, 1)).toBeNull();
    expect(redirectOf({ host, [name]: other })).toBeNull();
  }
});

test("behind two proxies, a request is not redirected in a loop if one of them names the configured host", () => {
  const headers = { "x-forwarded-host": "edge.example", "x-original-host": "example.org" };
  expect(redirectOf({ host: "edge.example", ...headers }, 2)).toBeNull();
});

test.each([
  "10.0.0.5:3000",
  "[fd00::5]:3000",
  "100.64.1.2",
  "upstream",
  "site.internal:3000",
  "site.default.svc.cluster.local",
  "site.default.svc:3000",
  "site.service.consul",
  "web1.corp",
])("behind a proxy, a request for the internal host %s is not redirected in a loop", (host) => {
  expect(redirectOf({ host }, 1)).toBeNull();
});

test("a request whose path contains a foreign host is redirected to the configured origin only", () => {
  for (const path of ["//evil.example", "/\\evil.example", "/@evil.example", "/.evil.example"])
    expect(new URL(redirectOf({ host: "www.example.org" }, 0, origin, path) ?? "").origin).toBe(origin);
});
