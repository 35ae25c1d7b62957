import fc from "fast-check";
import { objectOf, oddJson, oddScalar } from "./fuzz-values";

const kinds = fc.constantFrom(
  ...["undefined", "bigint", "Date", "regexp", "set", "map", "number", "Error", "URL", "x", "__proto__"].map(
    (kind) => JSON.stringify(kind),
  ),
  ...[
    '["symbol","x"]',
    '["class","User"]',
    '["class","__proto__"]',
    '["custom","x"]',
    '["typed-array","Uint8Array"]',
  ],
  ...[
    '["typed-array","constructor"]',
    '["set"]',
    "7",
    "null",
    "[]",
    "{}",
    '[["Date"]]',
    '["map",{"0":["Date"]}]',
  ],
);

const ways = (fields: readonly string[]) =>
  fc.constantFrom(
    ...fields,
    ...fields.map((field) => `${field}.0`),
    ...[
      "",
      "0",
      "0.0",
      "json",
      "__proto__",
      "__proto__.role",
      "constructor",
      "constructor.prototype.role",
      "a.b.c",
    ],
    ...[
      "prototype",
      "toString",
      "a\\.b",
      "a..b",
      "\\",
      ".",
      Array(300).fill("a").join("."),
      "x".repeat(3_000),
    ],
  );

const listOf = (texts: readonly string[]) => `[${texts}]`;

/** What superjson would be told of a value with these fields: kinds it does not know, ways that lead elsewhere, nonsense. */
export function oddMeta(fields: readonly string[]) {
  const way = ways(fields);
  const tree = fc
    .array(
      fc.tuple(
        way,
        kinds.map((kind) => `[${kind}]`),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map(objectOf);
  const values = fc.oneof(
    tree,
    kinds.map((kind) => `[${kind}]`),
    fc.tuple(kinds, tree).map(listOf),
    kinds,
  );
  const equal = fc
    .array(
      fc.tuple(
        way,
        fc
          .array(
            way.map((one) => JSON.stringify(one)),
            { maxLength: 2 },
          )
          .map(listOf),
      ),
      { maxLength: 2 },
    )
    .map(objectOf);
  const equalities = fc.oneof(
    equal,
    equal.map((one) => `[["",""],${one}]`),
    oddScalar,
  );
  return fc.oneof(
    { weight: 4, arbitrary: values.map((one) => objectOf([["values", one]])) },
    { weight: 2, arbitrary: equalities.map((one) => objectOf([["referentialEqualities", one]])) },
    {
      weight: 2,
      arbitrary: fc.tuple(values, equalities, fc.constantFrom("0", "1", "2", '"x"')).map(([one, other, v]) =>
        objectOf([
          ["values", one],
          ["referentialEqualities", other],
          ["v", v],
        ]),
      ),
    },
    { weight: 1, arbitrary: oddJson },
  );
}
