import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";
import type { Recording } from "./recordable-response.ts";

const encoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};
const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/;
/** Headers that are specific to one message or encoding. */
const notStored = /^(connection|keep-alive|transfer-encoding|content-length|etag|date)$/;

export const listOf = (value: unknown) =>
  `${value ?? ""}`
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);

type Variant = { headers: OutgoingHttpHeaders; body: Buffer };

export type StoredResponse = {
  digest: string;
  status: number;
  isCompressible: boolean;
  variants: { identity: Variant } & Record<string, Variant>;
};

export function createStoredResponse({ status, headers: given, body }: Recording): StoredResponse {
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !notStored.test(name)));
  const isCompressible = body.length >= 300 && compressible.test(String(headers["content-type"]));
  if (isCompressible) headers.vary = [...new Set([...listOf(headers.vary), "accept-encoding"])].join(", ");
  const head = `${status}${JSON.stringify(headers)}`;
  const digest = createHash("sha256").update(head).update(body).digest("base64url").slice(0, 22);
  const identity = { headers: { ...headers, etag: `"${digest}"` }, body };
  return { digest, status, isCompressible, variants: { identity } };
}

/** Returns the response with the compressed bodies that are shorter than the uncompressed body. */
export async function addEncodings(response: StoredResponse): Promise<StoredResponse> {
  const variants = { ...response.variants };
  const { headers, body } = variants.identity;
  for (const [encoding, encode] of Object.entries(encoders)) {
    const encoded = await encode(body);
    if (encoded.length >= body.length) continue;
    const own = { etag: `"${response.digest}-${encoding}"`, "content-encoding": encoding };
    variants[encoding] = { headers: { ...headers, ...own }, body: encoded };
  }
  return { ...response, variants };
}

/** Returns the size in bytes, with an estimate for the headers. */
export const sizeOf = ({ variants }: StoredResponse) =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length + 2_000, 0);

/** If a client prefers several encodings equally, the first of them is used. */
const names = [...Object.keys(encoders), "identity"];

/**
 * Writes the head of the stored response in the best encoding, or of a 304. Returns the body to send, or null for a
 * 304; Node omits the body for HEAD requests.
 */
export function writeStoredHead(
  given: IncomingHttpHeaders,
  response: ServerResponse,
  { status, variants }: StoredResponse,
) {
  // @ts-expect-error: the types lack the second parameter
  const accepted: string[] = new Negotiator({ headers: given }).encodings(names, { preferred: names });
  const encoding = accepted.find((name) => variants[name]) ?? "identity";
  const { headers, body } = variants[encoding] ?? variants.identity;
  const isUnchanged = status === 200 && fresh(given, headers);
  // A 304 has no body, and with a Content-Length some clients would wait for one.
  const head = isUnchanged ? headers : { ...headers, "content-length": body.length };
  response.writeHead(isUnchanged ? 304 : status, head);
  return isUnchanged ? null : body;
}
