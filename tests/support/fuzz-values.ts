import fc from "fast-check";

const oddTexts = [
  ...["", " ", "\0", "a\0b", "\ud800", "a\udfff", "\ufeff", "\u202eroon", "\u2028", "e\u0308"],
  ...["ﬁ", "İ", "🌅", "ж", "'", '"', "\\", "`", ";", "' OR 1=1 --", "'); --", "%", "_", "%_%", "*"],
  ...["a' || 'b", "$1", "?", ":a", "{}", "%00", "%25%30%30", "%c0%ae", "%ed%a0%80", "\r\nX-Odd: 1"],
  ...["../../../etc/hosts", "..\\..", "file:///etc/hosts", "javascript:alert(1)", "//evil.example"],
  ...["/\\evil.example", "https://evil.example/@", "<script>alert(1)</script>", "{{7*7}}", "then"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "NaN", "-0", "1e400"],
  ...["null", "undefined", "true", "[]", "2026-02-30T25:61:61Z", "0000-00-00", "275760-09-13"],
  ...["99999999999999999999", "=SUM(A1:A9)", "a@b", "noor@example.org", "noor@[127.0.0.1]"],
  ...["a@b.example, c@d.example", "x".repeat(65), "x".repeat(300), "\u0301".repeat(2_100)],
  ...["🌅".repeat(2_100), "n\n".repeat(5_000)],
];

/** A text that may break a parser, a query or a page. */
export const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

/** Cursors of lists at dates that a calendar or a database may not know. */
export const oddCursors = [
  "2026-11-22T10:00:00.000Z",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999999999Z",
  "2026-02-30T10:00:00Z",
].map((at) => Buffer.from(JSON.stringify([at, "x"])).toString("base64url"));

/** A property name with a special meaning in JavaScript. */
export const oddName = fc.constantFrom(
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "toJSON", "then", "length", "0", "-1"],
  ...["", "id", "role", "userId", "json", "meta", "path", "__proto__.role", "constructor.prototype", "a.b"],
  ...["\\", "\0"],
);

/** Writes an object as JSON, in which names may repeat and `__proto__` is an ordinary name. */
export const objectOf = (entries: readonly (readonly [name: string, json: string])[]) =>
  `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;

export const listOf = (items: readonly string[]) => `[${items}]`;

/** A text, a number or a constant, as JSON. */
export const oddScalar = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  fc.constantFrom("null", "true", "false", "0", "-0", "-1", "1.5", "1e400", "5e-324", "9007199254740993"),
  fc.integer().map(String),
);

const deepJson = fc
  .tuple(fc.constantFrom("[", '{"a":', '{"__proto__":'), fc.constantFrom(3, 60, 900, 5_000))
  .map(([open, depth]) => `${open.repeat(depth)}1${(open === "[" ? "]" : "}").repeat(depth)}`);

const wideJson = fc
  .constantFrom(30, 1_000, 6_000)
  .map((width) => objectOf(Array.from({ length: width }, (_, at) => [`k${at}`, "1"] as const)));

/** Any JSON value. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: oddScalar },
  { weight: 3, arbitrary: fc.array(fc.tuple(oddName, oddScalar), { maxLength: 4 }).map(objectOf) },
  { weight: 2, arbitrary: fc.array(oddScalar, { maxLength: 4 }).map(listOf) },
  { weight: 1, arbitrary: deepJson },
  { weight: 1, arbitrary: wideJson },
);

/** Returns the UTF-8 bytes of a text as a binary string. */
export const bytesOf = (text: string) => Buffer.from(text).toString("latin1");

/** Returns a text as a part of a query, cut to a length. */
export const inQuery = (text: string, maxLength = 2_000) =>
  encodeURIComponent(Buffer.from(text).toString()).slice(0, maxLength);

const isControl = (one: string) => one < " " || one === "\x7f";

/** Returns bytes that are allowed in the path of a request. */
export const inPath = (text: string) =>
  Array.from(bytesOf(text), (one) =>
    isControl(one) || one === " " ? `%${one.charCodeAt(0).toString(16).padStart(2, "0")}` : one,
  ).join("");

const inHeader = (text: string) =>
  Array.from(bytesOf(text))
    .filter((one) => !isControl(one))
    .join("")
    .slice(0, 2_000);

const oddHeaderText = oddText.map(inHeader);
const among = (...values: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, oddHeaderText);
const flag = among("1", "2", "0", "true", "1,1");
const routerTree = encodeURIComponent(
  JSON.stringify(["", { children: ["about", { children: ["__PAGE__", {}] }] }]),
);
const sealed = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA";
const oddProof = Buffer.from('{"challenge":{"signature":"x"}}').toString("base64url");

const headerValues: Record<string, fc.Arbitrary<string>> = {
  // Headers of Next's router and of proxies in front of it.
  rsc: flag,
  "next-router-state-tree": among(routerTree, "%5B%5D", "[]", "%", "%7B%22__proto__%22%3A1%7D"),
  "next-router-prefetch": flag,
  "next-router-segment-prefetch": among("/_tree", "/_full", "/about/__PAGE__", "/../__PAGE__", "__proto__"),
  "next-url": among("/", "/about", "//evil.example", "%"),
  "next-action": among("0".repeat(40), "x", "40".repeat(21), "__proto__", "$$id"),
  "next-hmr-refresh": flag,
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
  "x-prerender-revalidate": flag,
  "x-matched-path": among("/desk", "/_error", "/api/[x]"),
  "x-now-route-matches": among("1=desk", "%"),
  "x-rewrite-url": among("/desk"),
  "x-original-url": among("/desk"),
  // Headers that identify the client.
  host: among("evil.example", "localhost:1", "[::1]", "a:b:c", "x@y", "", "localhost\\evil"),
  "x-forwarded-host": among("evil.example", "evil.example, localhost", ""),
  "x-forwarded-proto": among("https", "http", "gopher", "https,http"),
  "x-forwarded-port": among("443", "-1", "99999"),
  "x-forwarded-for": among("::1", "fe80::1%eth0", ":::", "1.2.3.4:80", ",,,", "unknown", "::ffff:10.1.2.3"),
  forwarded: among("for=evil;host=evil.example;proto=https", "for=", ";;"),
  "x-real-ip": among("127.0.0.1"),
  "x-aurea-peer": among("127.0.0.1"),
  "user-agent": among("", "x".repeat(4_000)),
  origin: among("null", "https://evil.example", "http://localhost", "x", "http://[", "data:,"),
  referer: among("https://evil.example/", "x", "http://["),
  "sec-fetch-site": among("cross-site", "same-site", "none", "same-origin"),
  "sec-purpose": among("prefetch"),
  cookie: among(
    ...[`aurea.session=${sealed}`, "aurea.session=a.b.c.d.e", "aurea.session=%", "aurea.session="],
    ...["aurea.visitor=%E0%A4%A; aurea.device=x.y", "aurea.device=e30.AAAA; aurea.device="],
    ...["aurea.csrf=|; aurea.csrf=a|b", "aurea.google.x=a.b; aurea.pending=c.d"],
    ...["__proto__=1; constructor=2; =; ;;; a", `${"a=b; ".repeat(1_000)}c=d`],
    "__prerender_bypass=x; __next_preview_data=y",
  ),
  authorization: among("Bearer x", "Basic Og==", "Basic %"),
  // Headers about the body and the requested answer.
  "content-type": among(
    ...["text/plain", "application/json; charset=utf-16", "application/json; charset=x", ";", "a"],
    ...["multipart/form-data", "multipart/form-data; boundary=----x", "application/jsonl"],
    ...["application/x-www-form-urlencoded", "application/octet-stream", "text/x-component"],
    "application/json,application/json",
  ),
  "content-encoding": among("gzip", "br", "deflate", "zstd", "identity", "x"),
  accept: among("text/event-stream", "application/jsonl", "text/x-component", "*/*;q=x", ","),
  "accept-encoding": among("br", "gzip", "zstd", "*", "identity;q=0", "br;q=x", "gzip;q=-1,br;q=0"),
  "accept-language": among("x".repeat(500), "*"),
  range: among("bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-1,3-4", "bytes=99999999999999999999-", "x=1-2"),
  "if-none-match": among("*", '""', 'W/"x"', ","),
  "if-modified-since": among("Thu, 01 Jan 1970 00:00:00 GMT", "x", "99999"),
  "if-range": among('"x"', "x"),
  expect: among("100-continue"),
  "trpc-accept": among("application/jsonl", "x"),
  "x-trpc-source": among("x"),
  "last-event-id": among("1", "x", "-1"),
  "x-aurea-proof": among("e30", "bnVsbA", oddProof),
  "uploadthing-hook": among("callback", "error", "x"),
  "x-uploadthing-signature": among("hmac-sha256=00", "x"),
  "x-uploadthing-version": among("7.0.0", "x"),
  "x-http-method-override": among("DELETE", "PUT"),
  traceparent: among("00-00000000000000000000000000000000-0000000000000000-00", "x"),
};

export type Header = [name: string, value: string];

const oddHeader = fc.oneof(
  ...Object.entries(headerValues).map(([name, value]) => value.map((text): Header => [name, text])),
);

/** Up to four headers that the server, its proxies or Next interpret. */
export const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Header[]>([]) },
  { weight: 4, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 4 }) },
);
