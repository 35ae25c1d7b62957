import fc from "fast-check";
import { type InputSchema, procedures } from "../../scripts/support/procedures";
import odd from "./fuzz-odd.json";
import type { Sent, World } from "./fuzz-run";
import {
  bytesOf,
  type Entry,
  inQuery,
  json,
  jsonType,
  listOf,
  objectOf,
  oddCursors,
  oddJson,
  oddName,
  oddText,
} from "./fuzz-values";

const anyOf = (texts: readonly string[]) => fc.constantFrom(...texts.map((text) => json(text)));

/** Generates a JSON value that fits a schema, but may violate rules that JSON Schema cannot express. */
function fitting(schema: InputSchema, world: World): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 100 } = schema;
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, world)));
  if (schema.enum) return fc.constantFrom(...schema.enum.map((one) => json(one)));
  if (schema.type === "object") return fittingEntries(schema, world).map(objectOf);
  if (schema.type === "boolean") return fc.constantFrom("true", "false");
  if (schema.type === "null") return fc.constant("null");
  if (schema.type === "array") {
    const { items = {}, minItems, maxItems } = schema;
    return fc.array(fitting(items, world), { minLength: minItems, maxLength: maxItems }).map(listOf);
  }
  if (schema.type !== "string")
    return fc.oneof(
      fc.nat().map(String),
      fc.constantFrom(`${schema.minimum ?? 0}`, `${schema.maximum ?? 1}`),
    );
  if (format === "uuid" || pattern) return fc.uuid().map((text) => json(text));
  if (format === "email") return anyOf(world.addresses);
  if (maxLength === 64) return anyOf(world.ids);
  const limits = ["n".repeat(minLength), "n".repeat(maxLength)];
  return anyOf(["sample", "Noor de Vries", "quiet-water-at-dawn", "known@example.org", ...limits]);
}

/** Optional fields may be missing. */
function fittingEntries({ properties = {}, required = [] }: InputSchema, world: World) {
  const entries = Object.entries(properties).map(([name, field]) => {
    const value = name === "cursor" ? anyOf(oddCursors) : fitting(field, world);
    const entry = value.map((text): Entry[] => [[name, text]]);
    return required.includes(name) ? entry : fc.oneof(entry, fc.constant<Entry[]>([]));
  });
  return fc.tuple(...entries).map((parts) => parts.flat());
}

/** Generates an object with one field left out, replaced, repeated or added. */
function nearlyFitting(schema: InputSchema, world: World) {
  const wrong = fc.oneof({ weight: 3, arbitrary: oddText.map((text) => json(text)) }, oddJson);
  const change = fc.constantFrom("leave out", "replace", "repeat", "add");
  return fc
    .tuple(fittingEntries(schema, world), fc.nat(20), change, oddName, wrong)
    .map(([entries, at, how, name, text]) => {
      const place = entries.length ? at % entries.length : 0;
      const field = entries[place]?.[0] ?? name;
      const others = entries.filter((_, index) => index !== place);
      if (how === "leave out") return objectOf(others);
      if (how === "replace") return objectOf([...others, [field, text]]);
      return objectOf([...entries, [how === "add" ? name : field, text]]);
    });
}

/** Generates superjson envelopes, which may be malformed or missing, or whose metadata may be wrong. */
function envelopes(schema: InputSchema | undefined, world: World) {
  const none = fc.constant("null");
  const input = fc.oneof(
    { weight: 3, arbitrary: schema ? fitting(schema, world) : none },
    { weight: 6, arbitrary: schema ? nearlyFitting(schema, world) : none },
    oddJson,
  );
  const fields = Object.keys(schema?.properties ?? {});
  const path = fc.constantFrom(...fields, ...fields.map((field) => `${field}.0`), ...odd.names);
  const type = fc.constantFrom('["undefined"]', '["undefined"]', '["set"]', '[["class","User"]]');
  const values = fc.array(fc.tuple(path, type), { minLength: 1, maxLength: 3 }).map(objectOf);
  const meta = fc.oneof({ weight: 4, arbitrary: values.map((one) => objectOf([["values", one]])) }, oddJson);
  return fc.oneof(
    { weight: 5, arbitrary: input.map((text) => `{"json":${text}}`) },
    { weight: 3, arbitrary: fc.tuple(input, meta).map(([text, more]) => `{"json":${text},"meta":${more}}`) },
    input,
    oddJson,
  );
}

type Change = (body: string) => string;

/** Generates changes that could happen in transit: bytes added, replaced or cut off. */
const changesInTransit = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Change>((body) => body) },
  fc.constantFrom<Change>(
    (body) => `\xef\xbb\xbf${body}`,
    (body) => `\xff\xfe${[...body].map((one) => `${one}\0`).join("")}`,
    (body) => body.slice(0, body.length / 2),
    (body) => `${body}\0`,
    (body) => `${body}${body}`,
    (body) => body.replace('"', '"\xc0\xaf\xed\xa0\x80\xff'),
    (body) => body.replaceAll('"', "'"),
    () => "",
    () => "\x1f\x8b\x08\0\0\0\0\0\0\x03garbage",
    (body) => body + " ".repeat(70_000),
  ),
);

/** Generates single calls, and batches with as many calls as allowed, too many, none, or wrong keys. */
export function calls(world: World): fc.Arbitrary<Sent> {
  const known = fc.oneof(
    ...procedures.map(({ name, type, input }) =>
      envelopes(input, world).map((body) => ({ name, isQuery: type === "query", body })),
    ),
  );
  const wrongName = fc.tuple(known, oddText).map(([call, text]) => ({ ...call, name: inQuery(text) }));
  const call = fc.oneof({ weight: 20, arbitrary: known }, wrongName);
  const batch = fc.oneof({ weight: 5, arbitrary: fc.tuple(call) }, fc.array(call, { maxLength: 13 }));
  const keys = fc.constantFrom("0", "1", "9", "10", "-1", "a", "__proto__", "constructor", "length");
  const query = fc.oneof(
    { weight: 8, arbitrary: fc.constant("") },
    fc.constantFrom("batch=1&", "batch=0&", "batch=1&batch=1&", "connectionParams=x&", "lastEventId=x&"),
    oddText.map((text) => `${inQuery(text)}=1&`),
  );
  return fc
    .tuple(batch, keys, query, fc.nat(9), changesInTransit)
    .map(([all, key, more, dice, change]): Sent => {
      const [first] = all;
      const isSingle = all.length === 1 && first !== undefined;
      const entries = all.map(({ body }, at): Entry => [dice === 1 && at === 0 ? key : `${at}`, body]);
      const several = dice === 2 ? listOf(all.map(({ body }) => body)) : objectOf(entries);
      const body = isSingle ? first.body : several;
      const asked = isSingle ? more : `batch=1&${more}`;
      const path = `/api/trpc/${all.map(({ name }) => name).join(",")}?${asked}`;
      // One in ten calls uses the wrong method.
      const isWrongMethod = dice === 0;
      const isPost = first?.isQuery ? isWrongMethod : !isWrongMethod;
      if (isPost) return { method: "POST", path, headers: [jsonType], body: change(bytesOf(body)) };
      return { method: "GET", path: `${path}input=${inQuery(body, 14_000)}`, headers: [], body: null };
    });
}
