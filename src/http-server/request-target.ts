import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";

/** Escaped letters, digits, hyphens, underscores and tildes, which mean the same as unescaped ones (RFC 3986, 6.2.2.2). */
const needlessEscapes = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
const pagePath = /^\/[a-z-]+(?:\/[a-z-]+)?\/?$/i;

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/**
 * What the server reads from the path of a request: the path as sent and decoded, and the lower-case path of a page
 * with capitals, which phone keyboards and print add. Paths below /api and /desk stay as they are, because ids and
 * names may contain capitals.
 */
export type Target = { raw: string; path: string; isApi: boolean; isDesk: boolean; lowerCase: string | null };

function parsePath(raw: string): Target | false {
  if (!raw.startsWith("/")) return false;
  try {
    const path = decodeURIComponent(raw);
    const hasCapitals = pagePath.test(raw) && /[A-Z]/.test(raw) && !/^\/(?:api|desk)\//.test(raw);
    const lowerCase = hasCapitals ? raw.toLowerCase() : null;
    return { raw, path, isApi: isBelow(path, "/api"), isDesk: isBelow(path, "/desk"), lowerCase };
  } catch {
    return false;
  }
}

// Most requests repeat a few paths and hosts.
const targets = new LRUCache<string, Target | false>({
  maxSize: 1_000_000,
  sizeCalculation: (_target, raw) => 4 * raw.length + 200,
  memoMethod: parsePath,
});
const hosts = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (host) => /^[^,/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`),
});

/**
 * Replaces an absolute request target by its path, and the Host header by the target's host (RFC 9112, 3.2.2). Removes
 * needless escapes, because Next would not find the page.
 */
export function normaliseTarget(request: IncomingMessage) {
  const url = request.url?.replace(needlessEscapes, decodeURIComponent) ?? "/";
  request.url = url;
  const target = url.startsWith("/") ? null : URL.parse(url);
  if (!target || !/^https?:$/.test(target.protocol)) return;
  request.url = target.pathname + target.search;
  request.headers.host = target.host;
}

/** Returns null if the path is malformed or the request has not exactly one host (RFC 9112, 3.2). */
export function readTarget({ url = "/", headers: { host }, httpVersion }: IncomingMessage) {
  const hasHost = host === undefined ? httpVersion === "1.0" : hosts.memo(host);
  const [path = ""] = url.split("?", 1);
  return (hasHost && targets.memo(path)) || null;
}
