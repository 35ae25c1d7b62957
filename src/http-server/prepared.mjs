import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readBuild } from "./build-files.mjs";
import { digest, encode, keptNames } from "./encodings.mjs";

const batchSize = 4;
const kept = "prepared";

/** @typedef {{ status: number, headers: string[], modified: Date, etag: string, bodies: Record<string, Buffer> }} Answer */

/** An answer with everything that can be known of it before anybody asks. */
function prepare({ body, type, status, cacheControl, headers, modified }, more) {
  const etag = digest(body);
  const head = [...more, ...headers, ["Content-Type", type], ["Cache-Control", cacheControl]];
  if (status === 200) head.push(["Last-Modified", modified.toUTCString()]);
  return { status, headers: head.flat(), modified, etag, bodies: { identity: body } };
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
 * Every answer that a build has made ready. `headersOf` gives the security headers of a path, `policyOf` a page's policy.
 * Bodies are sent as they are until `compress()` has found or made the shorter ones.
 */
export function prepareAnswers({ root, distDir, headersOf }) {
  const build = readBuild({ root, distDir });
  const jobs = [];
  const ready = (source, path) => {
    const answer = prepare(source, headersOf(path));
    jobs.push([source, answer]);
    return answer;
  };
  const readyPage = ({ html, rsc, segments }, path) => ({
    html: ready(html, path),
    rsc: ready(rsc, path),
    segments: new Map([...segments].map(([name, source]) => [name, ready(source, path)])),
  });
  const pages = new Map([...build.pages].map(([path, page]) => [path, readyPage(page, path)]));
  const files = new Map([...build.files].map(([path, source]) => [path, ready(source, path)]));
  const notFound = readyPage(build.notFound, "/_not-found");

  async function compress() {
    await forEach(jobs, async ([source, answer]) => {
      Object.assign(answer.bodies, await encode(source, join(distDir, kept)));
    });
  }

  /** The page or the file at a decoded path; the not-found page where there is none; nothing where Next has to answer. */
  function find(path) {
    const page = pages.get(path);
    if (page) return { page };
    const file = files.get(path);
    if (file) return { file };
    return isForNext(path) ? {} : { page: notFound };
  }

  return { find, compress, bodies: () => jobs.map(([{ body }]) => body) };
}

/** What is made on request, what Next has of its own, and addresses that it leads to a plainer form of themselves. */
const isForNext = (path) => /^\/(api|desk|_next)(\/|$)|.\/$|\/\/|\\/.test(path);

/** Makes the encodings of a new build, beside it, and takes those of older ones away. */
export async function keepEncodings({ root, distDir }) {
  const { compress, bodies } = prepareAnswers({ root, distDir, headersOf: () => [] });
  await compress();
  const wanted = new Set(bodies().flatMap(keptNames));
  const folder = join(distDir, kept);
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
}
