import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readBuild } from "./build-files.mjs";
import { digest, encode, isCompressible, keptNames } from "./encodings.mjs";
import { fillIn } from "./fill-in.mjs";
import { readRoutes } from "./routes.mjs";
import { hashesOf } from "./script-hashes.mjs";

const batchSize = 4;

/**
 * `modified` in whole seconds, as a header can say it, in milliseconds; `hasRanges` where it is sent in one form only.
 * @typedef {{ status: number, headers: string[], modified: number, etag: string, hasRanges: boolean, bodies: Record<string, Buffer>, forms: object }} Answer
 */

/** An answer with everything that can be known of it before anybody asks. */
function prepare(source, more) {
  const { body, type, status, cacheControl, headers, modified } = source;
  const head = [...more, ...headers, ["Content-Type", type], ["Cache-Control", cacheControl]];
  const hasForms = isCompressible(source);
  const hasRanges = status === 200 && !hasForms;
  if (hasForms && !headers.some(([name]) => name === "Vary")) head.push(["Vary", "Accept-Encoding"]);
  if (hasRanges) head.push(["Accept-Ranges", "bytes"]);
  if (status === 200) head.push(["Last-Modified", modified.toUTCString()]);
  return {
    status,
    headers: head.flat(),
    modified: Math.floor(modified.getTime() / 1_000) * 1_000,
    etag: digest(body),
    hasRanges,
    bodies: { identity: body },
    forms: {},
  };
}

/** Runs work on each of a list, a few at once. */
async function forEach(list, work) {
  const rest = list.values();
  const worker = async () => {
    for (const entry of rest) await work(entry);
  };
  await Promise.all(Array.from({ length: batchSize }, worker));
}

/**
 * Every answer that a build has made ready, with the addresses that `settings` say. `headersOf` gives the security headers
 * of a path from the hashes of the page's inline scripts. Bodies are sent as they are until `compress()` has found or
 * made the shorter ones.
 */
export function prepareAnswers({ root, distDir, headersOf, settings }) {
  const folder = join(distDir, "prepared");
  const build = readBuild({ root, distDir, fill: fillIn(settings) });
  const rendered = readRoutes(distDir, "page", "/desk");
  const hashes = new Map([...build.pages].map(([path, { html }]) => [path, hashesOf(String(html.body))]));
  const unknown = hashesOf(String(build.notFound.html.body));
  const answers = [];
  const ready = (source, more) => {
    const answer = prepare(source, more);
    if (isCompressible(source)) answers.push(answer);
    return answer;
  };
  const readyPage = ({ html, rsc, segments }, path) => {
    const more = headersOf(path, hashesAt(path));
    const parts = [...segments].map(([name, source]) => [name, ready(source, more)]);
    return { html: ready(html, more), rsc: ready(rsc, more), segments: new Map(parts) };
  };

  /** The hashes of the inline scripts of what stands at a path: those of the not-found page where there is no other. */
  function hashesAt(path) {
    return hashes.get(path.length > 1 ? path.replace(/\/+$/, "") : path) ?? unknown;
  }

  const pages = new Map([...build.pages].map(([path, page]) => [path, readyPage(page, path)]));
  const files = new Map(
    [...build.files].map(([path, source]) => [path, ready(source, headersOf(path, unknown))]),
  );
  const notFound = readyPage(build.notFound, "/_not-found");

  /** Takes the shorter forms of all answers: those that are kept at once, the others when `elsewhere` has made them. */
  async function compress(elsewhere) {
    const bodies = Map.groupBy(answers, ({ etag }) => etag);
    const isKept = (etag) => keptNames(etag).every((name) => existsSync(join(folder, name)));
    const take = async (etag) => {
      const encodings = await encode(bodies.get(etag)[0].bodies.identity, etag, folder);
      for (const answer of bodies.get(etag)) Object.assign(answer.bodies, encodings);
    };
    const { true: kept = [], false: missing = [] } = Object.groupBy(bodies.keys(), isKept);
    await forEach(kept, take);
    if (missing.length) await elsewhere?.();
    await forEach(missing, take);
    return { folder, names: [...bodies.keys()].flatMap(keptNames) };
  }

  /** What is rendered on request, and addresses that Next leads to a plainer form of themselves. */
  const isForNext = (path) => rendered.some(({ pattern }) => pattern.test(path)) || /.\/$|\/\/|\\/.test(path);

  /** The page or the file at a decoded path; the not-found page where there is none; nothing where Next has to answer. */
  function find(path) {
    const page = pages.get(path);
    if (page) return { page };
    const file = files.get(path);
    if (file) return { file };
    return isForNext(path) ? {} : { page: notFound };
  }

  return { find, compress, hashesAt };
}

/** Makes the encodings of a build for the address at hand, beside it; `isNew` takes those of older ones away. */
export async function keepEncodings({ isNew, ...build }) {
  const { folder, names } = await prepareAnswers({ ...build, headersOf: () => [] }).compress();
  if (isNew) for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
}
