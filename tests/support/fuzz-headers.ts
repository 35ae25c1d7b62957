import fc from "fast-check";
import { oddText } from "./fuzz-values";
import { inHeader, type Shot } from "./fuzz-world";

const odd = oddText.map((text) => inHeader(text).slice(0, 2_000));
const among = (...values: string[]) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, odd);
const flag = among("1", "2", "3", "0", "true", "1,1");
const tree = encodeURIComponent(
  JSON.stringify(["", { children: ["about", { children: ["__PAGE__", {}] }] }]),
);
const sealed = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA";

const values: Record<string, fc.Arbitrary<string>> = {
  // What Next's own router and its proxies send.
  rsc: flag,
  "next-router-state-tree": among(tree, "%5B%5D", "[]", "%", "%7B%22__proto__%22%3A1%7D", "x".repeat(9_000)),
  "next-router-prefetch": flag,
  "next-router-segment-prefetch": among("/_tree", "/_full", "/about/__PAGE__", "/../__PAGE__", "__proto__"),
  "next-url": among("/", "/about", "//evil.example", "%"),
  "next-action": among("0".repeat(40), "x", "40".repeat(21), "__proto__", "$$id"),
  "next-hmr-refresh": flag,
  "next-test-fetch-priority": flag,
  "x-nextjs-data": flag,
  "x-nextjs-postponed": flag,
  "next-resume": flag,
  "x-middleware-subrequest": among("middleware:middleware:middleware:middleware:middleware", "src/proxy"),
  "x-middleware-prefetch": flag,
  "x-middleware-rewrite": among("/desk", "https://evil.example/"),
  "x-middleware-next": flag,
  "x-middleware-override-headers": among("cookie", "host"),
  "x-invoke-path": among("/desk", "/_error"),
  "x-invoke-status": among("500", "200", "404"),
  "x-invoke-error": among("{}", "{"),
  "x-prerender-revalidate": flag,
  "x-matched-path": among("/desk", "/_error", "/api/[x]"),
  "x-now-route-matches": among("1=desk", "%"),
  "x-rewrite-url": among("/desk"),
  "x-original-url": among("/desk"),
  // Who asks, and from where.
  host: among("evil.example", "localhost:1", "[::1]", "a:b:c", "x@y", "", "localhost\\evil"),
  "x-forwarded-host": among("evil.example", "evil.example, localhost", ""),
  "x-forwarded-proto": among("https", "http", "gopher", "https,http"),
  "x-forwarded-port": among("443", "-1", "99999"),
  "x-forwarded-for": among(
    "::1",
    "fe80::1%eth0",
    ":::",
    "1.2.3.4:80",
    ",,,",
    "unknown",
    "::ffff:10.1.2.3",
    "a,b",
  ),
  forwarded: among("for=evil;host=evil.example;proto=https", "for=", ";;"),
  "x-real-ip": among("127.0.0.1"),
  "x-aurea-peer": among("127.0.0.1"),
  "user-agent": among("", "x".repeat(4_000)),
  origin: among("null", "https://evil.example", "http://localhost", "x", "http://[", "data:,"),
  referer: among("https://evil.example/", "x", "http://["),
  "sec-fetch-site": among("cross-site", "same-site", "none", "same-origin"),
  "sec-purpose": among("prefetch"),
  purpose: among("prefetch"),
  cookie: among(
    `aurea.session=${sealed}`,
    "aurea.session=a.b.c.d.e",
    "aurea.session=%",
    "aurea.session=",
    "aurea.visitor=%E0%A4%A; aurea.device=x.y",
    "aurea.device=e30.AAAA; aurea.device=",
    "aurea.csrf=|; aurea.csrf=a|b",
    "aurea.google.x=a.b; aurea.pending=c.d",
    "__proto__=1; constructor=2; =; ;;; a",
    `${"a=b; ".repeat(1_000)}c=d`,
    "__prerender_bypass=x; __next_preview_data=y",
  ),
  authorization: among("Bearer x", "Basic Og==", "Basic %"),
  // What is sent, and what is wanted.
  "content-type": among(
    ...[
      "text/plain",
      "application/json; charset=utf-16",
      "application/json; charset=x",
      "multipart/form-data",
    ],
    ...[
      "application/x-www-form-urlencoded",
      "application/jsonl",
      "application/octet-stream",
      ";",
      "a",
      "text/x-component",
    ],
    ...["multipart/form-data; boundary=----x", "application/json,application/json"],
  ),
  "content-encoding": among("gzip", "br", "deflate", "zstd", "identity", "x"),
  accept: among("text/event-stream", "application/jsonl", "text/x-component", "*/*;q=x", ","),
  "accept-encoding": among("br", "gzip", "zstd", "*", "identity;q=0", "br;q=x", "gzip;q=-1,br;q=0"),
  "accept-language": among("x".repeat(500), "*"),
  range: among(
    "bytes=0-0",
    "bytes=-1",
    "bytes=9-1",
    "bytes=0-1,3-4",
    "bytes=-0",
    "bytes=99999999999999999999-",
    "x=1-2",
  ),
  "if-none-match": among("*", '""', 'W/"x"', ","),
  "if-modified-since": among("Thu, 01 Jan 1970 00:00:00 GMT", "x", "99999"),
  "if-range": among('"x"', "x"),
  expect: among("100-continue"),
  "trpc-accept": among("application/jsonl", "x"),
  "x-trpc-source": among("x"),
  "last-event-id": among("1", "x", "-1"),
  "x-aurea-proof": among(
    "e30",
    "bnVsbA",
    Buffer.from('{"challenge":{"signature":"x"}}').toString("base64url"),
  ),
  "uploadthing-hook": among("callback", "error", "x"),
  "x-uploadthing-signature": among("hmac-sha256=00", "x"),
  "x-uploadthing-version": among("7.0.0", "x"),
  "x-http-method-override": among("DELETE", "PUT"),
  traceparent: among("00-00000000000000000000000000000000-0000000000000000-00", "x"),
};

const oddHeader = fc.oneof(
  ...Object.entries(values).map(([name, value]) =>
    value.map((text): Shot["headers"][number] => [name, text]),
  ),
);

/** Up to four headers that mean something to what stands between a socket and a page. */
export const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Shot["headers"]>([]) },
  { weight: 4, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 4 }) },
);
