import fc from "fast-check";
import { procedures } from "../../scripts/support/procedures";
import { oddHeaders } from "./fuzz-headers";
import { inputsFor } from "./fuzz-inputs";
import { oddMeta } from "./fuzz-meta";
import { objectOf, oddJson, oddText } from "./fuzz-values";
import { asker, bytesOf, inQuery, type Shot, type World } from "./fuzz-world";

type Call = { name: string; kind: string; body: string };

const asIs = fc.constant<(body: string) => string>((body) => body);
/** What happens to a body on its way: bytes before it, after it, instead of it, or too few of them. */
const onTheWay = fc.oneof(
  { weight: 12, arbitrary: asIs },
  fc.constantFrom<(body: string) => string>(
    (body) => `\xef\xbb\xbf${body}`,
    (body) => `\xff\xfe${[...body].map((one) => `${one}\0`).join("")}`,
    (body) => body.slice(0, -1),
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

/** An input in the envelope of superjson, in one that is not quite right, or bare. */
function envelopes(fields: readonly string[], input: fc.Arbitrary<string>) {
  return fc.oneof(
    { weight: 5, arbitrary: input.map((json) => objectOf([["json", json]])) },
    {
      weight: 3,
      arbitrary: fc.tuple(input, oddMeta(fields)).map(([json, meta]) =>
        objectOf([
          ["json", json],
          ["meta", meta],
        ]),
      ),
    },
    { weight: 1, arbitrary: oddMeta(fields).map((meta) => objectOf([["meta", meta]])) },
    { weight: 1, arbitrary: input },
    { weight: 1, arbitrary: oddJson },
  );
}

function callsOf(world: World) {
  const each = procedures.map(({ name, type, input }) => {
    const fields = Object.keys(input?.properties ?? {});
    return envelopes(fields, inputsFor(input, world)).map((body): Call => ({ name, kind: type, body }));
  });
  const known = fc.oneof(...each);
  const wrongName = fc.tuple(known, oddText).map(([call, text]): Call => ({ ...call, name: inQuery(text) }));
  return fc.oneof({ weight: 20, arbitrary: known }, { weight: 1, arbitrary: wrongName });
}

const asPost = (path: string, body: string): Omit<Shot, "as" | "headers"> => ({
  method: "POST",
  path: `/api/trpc/${path}`,
  body: bytesOf(body),
});
const asGet = (path: string, body: string, more: string): Omit<Shot, "as" | "headers"> => ({
  method: "GET",
  path: `/api/trpc/${path}?${more}input=${inQuery(body, 14_000)}`,
  body: null,
});

const wrongMethod = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "GET", "POST", "QUERY"),
  },
);

const oddQuery = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  fc.constantFrom(
    "batch=1&",
    "batch=0&",
    "batch=1&batch=1&",
    "connectionParams=%7B%7D&",
    "connectionParams=x&",
    "lastEventId=x&",
  ),
  oddText.map((text) => `${inQuery(text)}=1&`),
);

function single(world: World) {
  return fc
    .tuple(callsOf(world), fc.nat(9), oddQuery, onTheWay)
    .map(([{ name, kind, body }, dice, query, change]) => {
      const isPost = (kind === "mutation") !== (dice === 0);
      if (!isPost) return asGet(name, body, query);
      const shot = asPost(query ? `${name}?${query}` : name, body);
      return { ...shot, body: change(shot.body ?? "") };
    });
}

/** Several calls in one request: as many as are allowed, more, none, and with places that do not fit. */
function batch(world: World) {
  const places = fc.constantFrom("0", "1", "2", "9", "10", "-1", "a", "__proto__", "constructor", "length");
  return fc
    .tuple(fc.array(callsOf(world), { maxLength: 13 }), places, fc.nat(3), fc.boolean(), onTheWay)
    .map(([calls, place, dice, isPost, change]) => {
      const names = calls.map(({ name }) => name).join(",");
      const entries = calls.map(({ body }, at): [string, string] => [
        dice === 0 && at === 0 ? place : `${at}`,
        body,
      ]);
      const body = dice === 1 ? `[${entries.map(([, one]) => one)}]` : objectOf(entries);
      if (!isPost) return asGet(names, body, "batch=1&");
      const shot = asPost(`${names}?batch=1`, body);
      return { ...shot, body: change(shot.body ?? "") };
    });
}

/** Calls of procedures, one by one and several at once. */
export function calls(world: World): fc.Arbitrary<Shot> {
  const bare = fc.oneof({ weight: 5, arbitrary: single(world) }, { weight: 1, arbitrary: batch(world) });
  return fc.tuple(bare, asker(world), oddHeaders, wrongMethod).map(([shot, as, more, method]) => ({
    ...shot,
    as,
    method: method ?? shot.method,
    headers: [
      ...(shot.body === null ? [] : [["content-type", "application/json"] as [string, string]]),
      ...more,
    ],
  }));
}
