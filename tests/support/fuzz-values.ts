import fc from "fast-check";

const oddTexts = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "a\udfff",
    "\ufeff",
    "\u202eroon",
    "\u2028",
    "e\u0308",
    "ﬁ",
    "İ",
    "🌅",
    "ж",
  ],
  ...[
    "'",
    '"',
    "\\",
    "`",
    ";",
    "' OR 1=1 --",
    "'); --",
    "%",
    "_",
    "%_%",
    "*",
    "a' || 'b",
    "$1",
    "?",
    ":a",
    "{}",
  ],
  ...[
    "%00",
    "%25%30%30",
    "%c0%ae",
    "%ed%a0%80",
    "\r\nX-Odd: 1",
    "../../../etc/hosts",
    "..\\..",
    "file:///etc/hosts",
  ],
  ...[
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/@",
    "<script>alert(1)</script>",
  ],
  ...[
    "{{7*7}}",
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "then",
    "NaN",
    "-0",
    "1e400",
  ],
  ...[
    "null",
    "undefined",
    "true",
    "[]",
    "2026-02-30T25:61:61Z",
    "0000-00-00",
    "275760-09-13",
    "99999999999999999999",
  ],
  ...[
    "=SUM(A1:A9)",
    "a@b",
    "noor@example.org",
    "noor@[127.0.0.1]",
    "a@b.example, c@d.example",
    "x".repeat(65),
  ],
  ...["x".repeat(300), "\u0301".repeat(2_100), "🌅".repeat(2_100), "n\n".repeat(5_000)],
];

/** A text that somebody would send who looks for what breaks. */
export const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

const placeAt = (at: string) => Buffer.from(JSON.stringify([at, "x"])).toString("base64url");

/** Where a list would go on, at moments that a calendar, or a database, may not know. */
export const oddPlaces = [
  placeAt("2026-11-22T10:00:00.000Z"),
  placeAt("0000-01-01T00:00:00Z"),
  placeAt("0001-01-01T00:00:00Z"),
  placeAt("9999-12-31T23:59:59.999999999Z"),
  placeAt("2026-02-30T10:00:00Z"),
];

/** A name that means something to objects themselves. */
export const oddName = fc.constantFrom(
  ...[
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "valueOf",
    "toJSON",
    "then",
    "length",
    "0",
    "-1",
    "",
  ],
  ...[
    "id",
    "role",
    "userId",
    "json",
    "meta",
    "path",
    "__proto__.role",
    "constructor.prototype",
    "a.b",
    "\\",
    "\0",
  ],
);

/** An object in JSON, in which names may stand twice and `__proto__` is a name. */
export const objectOf = (entries: readonly (readonly [name: string, json: string])[]) =>
  `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;

/** A text, a number or a constant, as JSON. */
export const oddScalar = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  fc.constantFrom(
    "null",
    "true",
    "false",
    "0",
    "-0",
    "-1",
    "1.5",
    "1e400",
    "-1e400",
    "5e-324",
    "9007199254740993",
    "400000000",
  ),
  fc.integer().map(String),
);

const deepJson = fc
  .tuple(fc.constantFrom("[", '{"a":', '{"__proto__":', '[[{"json":'), fc.constantFrom(3, 60, 900, 5_000))
  .map(([open, depth]) => {
    const close = [...open].filter((one) => "[{".includes(one)).map((one) => (one === "[" ? "]" : "}"));
    return `${open.repeat(depth)}1${close.reverse().join("").repeat(depth)}`;
  });

const wideJson = fc
  .constantFrom(30, 1_000, 6_000)
  .map((width) => objectOf(Array.from({ length: width }, (_, at) => [`k${at}`, "1"] as const)));

/** Any JSON, as text. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: oddScalar },
  { weight: 3, arbitrary: fc.array(fc.tuple(oddName, oddScalar), { maxLength: 4 }).map(objectOf) },
  { weight: 2, arbitrary: fc.array(oddScalar, { maxLength: 4 }).map((list) => `[${list}]`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(oddName, oddScalar)
      .map(([name, json]) => objectOf([[name, objectOf([[name, json]])]])),
  },
  { weight: 1, arbitrary: deepJson },
  { weight: 1, arbitrary: wideJson },
);
