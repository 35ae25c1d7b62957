import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/;
const smallest = 300;

const makers = {
  // At its best level, which is what Node takes for it.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
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

/** Keeps bytes in a file, under its name only when it is whole: another process may be reading. */
function keep(bytes, file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The build lies where this process may not write: each start makes them anew.
  }
}

/**
 * A body as brotli and as gzip, at their best, where that is shorter; kept under its digest in `folder` for the next start.
 */
export async function encode(body, name, folder) {
  const encodings = {};
  for (const [encoding, make] of Object.entries(makers)) {
    const file = join(folder, `${name}.${encoding}`);
    const isKept = existsSync(file);
    const encoded = isKept ? readFileSync(file) : await make(body);
    if (!isKept) keep(encoded, file);
    if (encoded.length < body.length) encodings[encoding] = encoded;
  }
  return encodings;
}
