import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * What one address answers with: bytes as they are, and how they are to be sent.
 * @typedef {{ body: Buffer, type: string, status: number, cacheControl: string, headers: [string, string][], modified: Date }} Source
 * @typedef {{ html: Source, rsc: Source, segments: Map<string, Source> }} Page
 */

const types = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

const caching = {
  /** its name is a hash of what is in it */
  forever: "public, max-age=31536000, immutable",
  /** a browser asks each time whether it is still the same; caches for many keep it a minute */
  page: "public, max-age=0, must-revalidate, s-maxage=60",
  file: "public, max-age=3600",
  never: "private, no-cache, no-store, max-age=0, must-revalidate",
};

function* filesBelow(folder, prefix = "") {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), path);
    else yield path;
  }
}

/** The files of a folder, each by its path below it. */
function readFolder(folder, cacheControl) {
  return [...filesBelow(folder)].map((path) => {
    const file = join(folder, path);
    const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    const modified = statSync(file).mtime;
    return [path, { body: readFileSync(file), type, status: 200, cacheControl, headers: [], modified }];
  });
}

/** The headers that Next has noted for a prerendered answer, without those that are its own affair. */
function notedHeaders(meta) {
  return Object.entries(meta.headers ?? {}).filter(([name]) => /^x-nextjs-/.test(name));
}

function readPage(base, { status, vary, fill }) {
  const meta = JSON.parse(readFileSync(`${base}.meta`, "utf8"));
  const modified = statSync(`${base}.html`).mtime;
  const cacheControl = status === 200 ? caching.page : caching.never;
  const shared = { status, cacheControl, modified };
  const headers = [["Vary", vary], ...notedHeaders(meta)];
  const payload = { ...shared, type: "text/x-component" };
  const postponed = [
    ["Vary", vary],
    ["x-nextjs-postponed", "2"],
  ];
  const segments = (meta.segmentPaths ?? []).map((path) => {
    const body = fill(readFileSync(`${base}.segments${path}.segment.rsc`), payload.type);
    return [path, { ...payload, body, headers: postponed }];
  });
  const type = "text/html; charset=utf-8";
  return {
    html: { ...shared, type, body: fill(readFileSync(`${base}.html`), type), headers },
    rsc: { ...payload, body: fill(readFileSync(`${base}.rsc`), payload.type), headers },
    segments: new Map(segments),
  };
}

/**
 * Whatever a build has made ready: its pages, its other prerendered routes, its scripts and sheets, and `public/`. `fill`
 * does to the body of what was prerendered, given its type, what is to be done at the start.
 */
export function readBuild({ root, distDir, fill }) {
  const { routes } = JSON.parse(readFileSync(join(distDir, "prerender-manifest.json"), "utf8"));
  const { rsc } = JSON.parse(readFileSync(join(distDir, "routes-manifest.json"), "utf8"));
  const vary = `${rsc.varyHeader}, Accept-Encoding`;
  const pages = new Map();
  const files = new Map();
  for (const path of Object.keys(routes)) {
    const base = join(distDir, "server/app", path === "/" ? "/index" : path);
    if (existsSync(`${base}.html`)) {
      if (!path.startsWith("/_")) pages.set(path, readPage(base, { status: 200, vary, fill }));
      continue;
    }
    const { headers, status } = JSON.parse(readFileSync(`${base}.meta`, "utf8"));
    const modified = statSync(`${base}.body`).mtime;
    const type = headers["content-type"];
    const body = fill(readFileSync(`${base}.body`), type);
    files.set(path, { body, type, status, cacheControl: caching.file, headers: [], modified });
  }
  for (const [path, source] of readFolder(join(distDir, "static"), caching.forever))
    files.set(`/_next/static${path}`, source);
  for (const [path, source] of readFolder(join(root, "public"), caching.file)) files.set(path, source);
  return {
    pages,
    files,
    notFound: readPage(join(distDir, "server/app/_not-found"), { status: 404, vary, fill }),
  };
}
