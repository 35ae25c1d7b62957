import fc from "fast-check";
import odd from "./fuzz-odd.json";
import type { Header } from "./fuzz-run";

/** Generates texts that may break a parser, a query or a page. */
export const oddText = fc.oneof(
  {
    weight: 6,
    // These texts are not in the JSON file, because Vite cannot read lone surrogates in JSON, and repeated texts would
    // be long.
    arbitrary: fc.constantFrom(
      ...[...odd.texts, "\ud800", "a\udfff", "x".repeat(65), "x".repeat(300)],
      ...["\u0301".repeat(2_100), "🌅".repeat(2_100), "n\n".repeat(5_000)],
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

/** Names with a special meaning in JavaScript, or in the paths of superjson. */
export const oddName = fc.constantFrom(...odd.names);

/** Cursors of lists, with dates that a calendar or a database may not support. */
export const oddCursors = [
  "2026-11-22T10:00:00.000Z",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999999999Z",
  "2026-02-30T10:00:00Z",
].map((at) => `${at}~x`);

export const json = JSON.stringify;

export type Entry = readonly [name: string, json: string];

/** Returns the text of a JSON object, in which names may repeat and `__proto__` is an ordinary name. */
export const objectOf = (entries: readonly Entry[]) =>
  `{${entries.map(([name, text]) => `${json(name)}:${text}`).join(",")}}`;
export const listOf = (items: readonly string[]) => `[${items}]`;

const oddScalar = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => json(text)) },
  fc.constantFrom("null", "true", "false", "0", "-0", "-1", "1.5", "1e400", "5e-324", "9007199254740993"),
  fc.integer().map(String),
);

export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: oddScalar },
  { weight: 3, arbitrary: fc.array(fc.tuple(oddName, oddScalar), { maxLength: 4 }).map(objectOf) },
  { weight: 2, arbitrary: fc.array(oddScalar, { maxLength: 4 }).map(listOf) },
  fc
    .tuple(fc.constantFrom("[", '{"a":', '{"__proto__":'), fc.constantFrom(3, 60, 900, 5_000))
    .map(([open, depth]) => `${open.repeat(depth)}1${(open === "[" ? "]" : "}").repeat(depth)}`),
  fc
    .constantFrom(30, 1_000, 6_000)
    .map((width) => objectOf(Array.from({ length: width }, (_, at) => [`k${at}`, "1"] as const))),
);

/** Returns a binary string. */
export const bytesOf = (text: string) => Buffer.from(text).toString("latin1");
export const inQuery = (text: string, maxLength = 2_000) =>
  encodeURIComponent(Buffer.from(text).toString()).slice(0, maxLength);
const controls = /[^!-~\x80-\xff]/g;
/** Returns only bytes that are allowed in the path of a request. */
export const inPath = (text: string) =>
  bytesOf(text).replace(controls, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, "0")}`);
const inHeader = (text: string) =>
  bytesOf(text)
    .replace(/[^ -~\x80-\xff]/g, "")
    .slice(0, 2_000);

const headerValues: Record<string, string[]> = {
  ...odd.headers,
  "user-agent": ["", "x".repeat(4_000)],
  "accept-language": ["x".repeat(500), "*"],
  cookie: [...odd.headers.cookie, `${"a=b; ".repeat(1_000)}c=d`],
};

/** Generates headers that the server, its proxies or Next interpret. */
export const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Header[]>([]) },
  {
    weight: 4,
    arbitrary: fc.array(
      fc.oneof(
        ...Object.entries(headerValues).map(([name, values]) =>
          fc
            .oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, oddText.map(inHeader))
            .map((value): Header => [name, value]),
        ),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  },
);

export const jsonType: Header = ["content-type", "application/json"];
