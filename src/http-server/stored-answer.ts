import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { parse } from "range-parser";
import type { Recording } from "./recordable-response.ts";

const encoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};
const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/;
/** Headers that belong to one message or encoding, and the one with Next's own cache state. */
const notStored = /^(connection|keep-alive|transfer-encoding|content-length|etag|date|x-nextjs-cache)$/;

/** Returns the entries of a list header in lower case. */
export const listOf = (value: unknown) =>
  `${value ?? ""}`
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);

/**
 * A body in one encoding with three sets of headers: all, those for a 304 or 206, and all as the flat list that Node
 * writes fastest.
 */
type Form = {
  etag: string;
  shared: OutgoingHttpHeaders;
  whole: OutgoingHttpHeaders;
  flat: OutgoingHttpHeader[];
  body: Buffer;
};

/** A stored answer. A compressible one has several encodings and is not sent in ranges. */
export type StoredAnswer = {
  digest: string;
  status: number;
  headers: OutgoingHttpHeaders;
  isCompressible: boolean;
  forms: { identity: Form } & Record<string, Form>;
};

function formOf(digest: string, headers: OutgoingHttpHeaders, body: Buffer, encoding?: string): Form {
  const etag = `"${encoding ? `${digest}-${encoding}` : digest}"`;
  const shared = { ...headers, etag };
  const coded = encoding ? { "content-encoding": encoding } : {};
  const whole = { ...shared, ...coded, "content-length": body.length };
  return { etag, shared, whole, flat: Object.entries(whole).flatMap((entry) => entry as string[]), body };
}

/** Returns a complete answer in the form in which it is stored, with a digest of its status, headers and body. */
export function createStoredAnswer({ status, headers: given, body }: Recording): StoredAnswer {
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !notStored.test(name)));
  const isCompressible = body.length >= 300 && compressible.test(String(headers["content-type"]));
  if (isCompressible) headers.vary = [...new Set([...listOf(headers.vary), "accept-encoding"])].join(", ");
  else if (status === 200) headers["accept-ranges"] = "bytes";
  const head = `${status}${JSON.stringify(headers)}`;
  const digest = createHash("sha256").update(head).update(body).digest("base64url").slice(0, 22);
  return { digest, status, headers, isCompressible, forms: { identity: formOf(digest, headers, body) } };
}

/** Adds the compressed encodings of an answer at the best level, if they are shorter. */
export async function addEncodings({ digest, headers, forms }: StoredAnswer) {
  const { body } = forms.identity;
  for (const [encoding, encode] of Object.entries(encoders)) {
    const encoded = await encode(body);
    if (encoded.length < body.length) forms[encoding] = formOf(digest, headers, encoded, encoding);
  }
}

/** Returns the size of a stored answer in bytes, including an estimate for its headers. */
export const sizeOf = ({ forms }: StoredAnswer) =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length + 2_000, 0);

/** Returns the encodings that a client accepts, the smallest first. */
const acceptedEncodings = new LRUCache<string, string[]>({
  max: 100,
  memoMethod(header) {
    const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings();
    return Object.keys(encoders).filter((name) => accepted.includes(name) || accepted.includes("*"));
  },
});

type Sent = [status: number, headers: OutgoingHttpHeaders, body: Buffer];
type Asked = { method?: string; headers: IncomingHttpHeaders };

/** Returns the requested range, or the whole body if none or several are requested (RFC 9110, 14.2). */
function rangeOf({ headers }: Asked, { isCompressible }: StoredAnswer, form: Form): Sent {
  const { etag, shared, body } = form;
  const isAsked = !isCompressible && (headers["if-range"] ?? etag) === etag;
  const { code, type, ranges } = parse(body.length, isAsked ? `${headers.range}` : "");
  const unit = `bytes */${body.length}`;
  if (code === 2 && type === "bytes") return [416, { ...shared, "content-range": unit }, Buffer.of()];
  const [first, second] = ranges;
  if (code !== 0 || type !== "bytes" || !first || second) return [200, form.whole, body];
  const part = body.subarray(first.start, first.end + 1);
  const position = `bytes ${first.start}-${first.end}/${body.length}`;
  return [206, { ...shared, "content-range": position, "content-length": part.length }, part];
}

/**
 * Sends a stored answer in the encoding that the client prefers, or the requested part. A response that Next has used
 * is not `isUntouched`: Next's compression cannot read headers in a flat list.
 */
export function sendStored(
  asked: Asked,
  response: ServerResponse,
  stored: StoredAnswer,
  isUntouched = false,
) {
  const accepted = acceptedEncodings.memo(`${asked.headers["accept-encoding"] ?? ""}`);
  const encoding = accepted.find((name) => stored.forms[name]);
  const form = stored.forms[encoding ?? "identity"] ?? stored.forms.identity;
  let [status, head, body]: Sent = [stored.status, form.whole, form.body];
  if (status === 200 && fresh(asked.headers, { etag: form.etag })) {
    [status, head, body] = [304, form.shared, Buffer.of()];
  } else if (status === 200 && asked.headers.range) {
    [status, head, body] = rangeOf(asked, stored, form);
  }
  response.writeHead(status, isUntouched && head === form.whole ? form.flat : head);
  response.end(asked.method === "HEAD" ? undefined : body);
}
