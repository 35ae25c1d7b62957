import fc from "fast-check";
import { type InputSchema, procedures } from "../../scripts/support/procedures";
import odd from "./fuzz-odd.json";
import type { FuzzRequest, World } from "./fuzz-run";
import {
  bytesOf,
  type Header,
  inQuery,
  listOf,
  objectOf,
  oddCursors,
  oddHeaders,
  oddJson,
  oddName,
  oddText,
} from "./fuzz-values";

/** Generates callers, more coaches than visitors or members. */
export function anyCaller({ people }: World) {
  const coaches = people.flatMap(({ role }, at) => (role === "coach" ? [at] : []));
  const anyone = fc.integer({ min: -1, max: people.length - 1 });
  return fc.oneof({ weight: 2, arbitrary: anyone }, { weight: 1, arbitrary: fc.constantFrom(...coaches) });
}

const quoted = (text: string) => JSON.stringify(text);

function fittingText(
  { format, pattern, minLength = 0, maxLength = 100, description = "" }: InputSchema,
  { ids, addresses }: World,
) {
  if (/of the page before/.test(description)) return fc.constantFrom(...oddCursors);
  if (format === "email") return fc.constantFrom(...addresses);
  if (format === "uuid" || pattern) return fc.uuid();
  if (maxLength === 64) return fc.constantFrom(...ids);
  const plain = fc.constantFrom("sample", "Noor de Vries", "quiet-water-at-dawn", "known@example.org");
  const limits = fc.constantFrom("n".repeat(minLength), "n".repeat(maxLength));
  return fc.oneof({ weight: 5, arbitrary: plain }, { weight: 2, arbitrary: limits });
}

/** Generates the fields of an object; optional fields may be missing. */
function fittingEntries({ properties = {}, required = [] }: InputSchema, world: World) {
  const entries = Object.entries(properties).map(([name, field]) => {
    const entry = fitting(field, world).map((json): [string, string][] => [[name, json]]);
    return required.includes(name) ? entry : fc.oneof(entry, fc.constant<[string, string][]>([]));
  });
  return fc.tuple(...entries).map((parts) => parts.flat());
}

/** Generates a value that fits a schema, but may violate rules that JSON Schema cannot express. */
function fitting(schema: InputSchema, world: World): fc.Arbitrary<string> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, world)));
  if (schema.enum) return fc.constantFrom(...schema.enum.map((one) => JSON.stringify(one)));
  if (schema.type === "string") return fittingText(schema, world).map(quoted);
  if (schema.type === "object") return fittingEntries(schema, world).map(objectOf);
  if (schema.type === "boolean") return fc.constantFrom("true", "false");
  if (schema.type === "null") return fc.constant("null");
  if (schema.type === "array") {
    const { items = {}, minItems, maxItems } = schema;
    return fc.array(fitting(items, world), { minLength: minItems, maxLength: maxItems }).map(listOf);
  }
  return fc.oneof(fc.nat().map(String), fc.constantFrom(`${schema.minimum ?? 0}`, `${schema.maximum ?? 1}`));
}

/** Generates an object with one field left out, replaced, repeated or added. */
function nearlyFitting(schema: InputSchema, world: World) {
  const wrong = fc.oneof({ weight: 3, arbitrary: oddText.map(quoted) }, { weight: 1, arbitrary: oddJson });
  const change = fc.constantFrom("leave out", "replace", "repeat", "add");
  return fc
    .tuple(fittingEntries(schema, world), fc.nat(20), change, oddName, wrong)
    .map(([entries, at, how, name, json]) => {
      const place = entries.length ? at % entries.length : 0;
      const field = entries[place]?.[0] ?? name;
      if (how === "leave out") return objectOf(entries.filter((_, index) => index !== place));
      if (how === "add") return objectOf([...entries, [name, json]]);
      if (how === "repeat") return objectOf([...entries, [field, json]]);
      return objectOf(entries.map((entry, index) => (index === place ? [field, json] : entry)));
    });
}

function inputsFor(schema: InputSchema | undefined, world: World): fc.Arbitrary<string> {
  if (!schema)
    return fc.oneof({ weight: 3, arbitrary: fc.constant("null") }, { weight: 1, arbitrary: oddJson });
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema, world) },
    { weight: 6, arbitrary: nearlyFitting(schema, world) },
    { weight: 1, arbitrary: oddJson },
  );
}

/** Generates superjson metadata with wrong paths, with types other than `undefined`, or with arbitrary values. */
function oddMeta(fields: readonly string[]) {
  const path = fc.constantFrom(...fields, ...fields.map((field) => `${field}.0`), ...odd.superjsonPaths);
  const type = fc.constantFrom('["undefined"]', '["undefined"]', '["set"]', '[["class","User"]]');
  const values = fc.array(fc.tuple(path, type), { minLength: 1, maxLength: 3 }).map(objectOf);
  return fc.oneof(
    { weight: 4, arbitrary: values.map((one) => objectOf([["values", one]])) },
    { weight: 1, arbitrary: oddJson },
  );
}

/** Generates superjson envelopes, which may be malformed or missing. */
function envelopes(fields: readonly string[], input: fc.Arbitrary<string>) {
  const withMeta = fc.tuple(input, oddMeta(fields)).map(([json, meta]) => `{"json":${json},"meta":${meta}}`);
  return fc.oneof(
    { weight: 5, arbitrary: input.map((json) => `{"json":${json}}`) },
    { weight: 3, arbitrary: withMeta },
    { weight: 1, arbitrary: input },
    { weight: 1, arbitrary: oddJson },
  );
}

type Call = { name: string; kind: string; body: string };

function callsOf(world: World) {
  const each = procedures.map(({ name, type, input }) => {
    const fields = Object.keys(input?.properties ?? {});
    return envelopes(fields, inputsFor(input, world)).map((body): Call => ({ name, kind: type, body }));
  });
  const known = fc.oneof(...each);
  const wrongName = fc.tuple(known, oddText).map(([call, text]): Call => ({ ...call, name: inQuery(text) }));
  return fc.oneof({ weight: 20, arbitrary: known }, { weight: 1, arbitrary: wrongName });
}

type Change = (body: string) => string;

/** Generates changes that could happen in transit: bytes added, replaced or cut off. */
const changes = fc.oneof(
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

const oddQuery = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  fc.constantFrom("batch=1&", "batch=0&", "batch=1&batch=1&", "connectionParams=x&", "lastEventId=x&"),
  oddText.map((text) => `${inQuery(text)}=1&`),
);

type Sent = Pick<FuzzRequest, "method" | "path" | "body">;

const asPost = (path: string, body: string): Sent => ({ method: "POST", path: `/api/trpc/${path}`, body });
const asGet = (path: string, body: string, more: string): Sent => ({
  method: "GET",
  path: `/api/trpc/${path}?${more}input=${inQuery(body, 14_000)}`,
  body: null,
});

function single(world: World) {
  return fc
    .tuple(callsOf(world), fc.nat(9), oddQuery, changes)
    .map(([{ name, kind, body }, dice, query, change]) => {
      const isPost = (kind === "mutation") !== (dice === 0);
      if (!isPost) return asGet(name, body, query);
      return asPost(query ? `${name}?${query}` : name, change(bytesOf(body)));
    });
}

/** Generates batches with as many calls as allowed, too many, none, or wrong keys. */
function batch(world: World) {
  const keys = fc.constantFrom("0", "1", "9", "10", "-1", "a", "__proto__", "constructor", "length");
  return fc
    .tuple(fc.array(callsOf(world), { maxLength: 13 }), keys, fc.nat(3), fc.boolean(), changes)
    .map(([calls, key, dice, isPost, change]) => {
      const names = calls.map(({ name }) => name).join(",");
      const entries = calls.map(({ body }, at): [string, string] => [
        dice === 0 && at === 0 ? key : `${at}`,
        body,
      ]);
      const body = dice === 1 ? listOf(calls.map((call) => call.body)) : objectOf(entries);
      return isPost ? asPost(`${names}?batch=1`, change(bytesOf(body))) : asGet(names, body, "batch=1&");
    });
}

const wrongMethods = ["PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "GET", "POST", "QUERY"];
const wrongMethod = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...wrongMethods) },
);
const json: Header = ["content-type", "application/json"];

export function callRequests(world: World): fc.Arbitrary<FuzzRequest> {
  const sent = fc.oneof({ weight: 5, arbitrary: single(world) }, { weight: 1, arbitrary: batch(world) });
  return fc.tuple(sent, anyCaller(world), oddHeaders, wrongMethod).map(([request, as, more, method]) => ({
    ...request,
    as,
    method: method ?? request.method,
    headers: request.body === null ? more : [json, ...more],
  }));
}
