import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/;
const smallest = 300;

const makers = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** A short name for bytes, the same for the same bytes. */
export function digest(body) {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** Whether a body is worth compressing. */
export function isCompressible({ body, type }) {
  return body.length >= smallest && compressible.test(type);
}

/** The names under which the encodings of a body are kept. */
export function keptNames(name) {
  return Object.keys(makers).map((encoding) => `${name}.${encoding}`);
}

/**
 * A body as brotli and as gzip, at their best, where that is shorter. They are kept under its digest in `folder`, beside
 * the build: the second start finds them.
 */
export async function encode(body, name, folder) {
  const encodings = {};
  mkdirSync(folder, { recursive: true });
  for (const [encoding, make] of Object.entries(makers)) {
    const file = join(folder, `${name}.${encoding}`);
    if (!existsSync(file)) {
      // Under its name only when it is whole: another process may be reading.
      writeFileSync(`${file}.${process.pid}`, await make(body));
      renameSync(`${file}.${process.pid}`, file);
    }
    const encoded = readFileSync(file);
    if (encoded.length < body.length) encodings[encoding] = encoded;
  }
  return encodings;
}
