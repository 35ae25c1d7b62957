import fc from "fast-check";

/** Somebody who asks: `owner` is in everything that is theirs, as in canary-m1-name. */
export type Person = { owner: string; role: "member" | "coach"; cookie: string };

/** What those who ask know: who they are, and names of records, their own and others'. */
export type World = {
  people: Person[];
  ids: string[];
  addresses: string[];
  csrf: { cookie: string; token: string };
};

/** A request as it is sent: `as` is a place in the list of people, none for a visitor; a body is a string of bytes. */
export type Shot = {
  as: number;
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body: string | null;
};

/** What came back; a status of 0 where nothing did. */
export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Who asks: a visitor, a member, or, as there is most to reach for one, a coach. */
export function asker({ people }: World) {
  const coaches = people.flatMap(({ role }, at) => (role === "coach" ? [at] : []));
  const anybody = fc.integer({ min: -1, max: people.length - 1 });
  return fc.oneof({ weight: 2, arbitrary: anybody }, { weight: 1, arbitrary: fc.constantFrom(...coaches) });
}

/** A text as the bytes of UTF-8, each a character. */
export const bytesOf = (text: string) => Buffer.from(text).toString("latin1");

/** A text as a part of a query, at most so long; half of a pair becomes what stands for it. */
export const inQuery = (text: string, most = 2_000) =>
  encodeURIComponent(Buffer.from(text).toString()).slice(0, most);

const isControl = (one: string) => one < " " || one === "\x7f";

/** Bytes as they may stand in the path of a request. */
export const inPath = (text: string) =>
  Array.from(bytesOf(text), (one) =>
    isControl(one) || one === " " ? `%${one.charCodeAt(0).toString(16).padStart(2, "0")}` : one,
  ).join("");

/** Bytes as they may stand in a header. */
export const inHeader = (text: string) =>
  Array.from(bytesOf(text))
    .filter((one) => !isControl(one))
    .join("");
