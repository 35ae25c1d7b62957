import type { IncomingMessage } from "node:http";
import { draftCookie } from "../headers.mjs";
import type { Target } from "./request-target.ts";

const draftMark = "draft";

/** Returns whether a page is requested with the cookie of Next's draft mode, even an invalid one. */
export function isPreview({ cookie }: IncomingMessage["headers"], { isApi, isDesk }: Target) {
  return Boolean(cookie?.includes(`${draftCookie}=`)) && !isApi && !isDesk;
}

/**
 * Returns the key of a public page or file: its path, and after a space the mark of a draft or the kind of a soft
 * navigation. Returns null for uncacheable responses.
 */
export function cacheKey({ url, headers }: IncomingMessage, target: Target) {
  const { raw, path, isApi, isDesk } = target;
  if (isApi || isDesk) return null;
  // A service worker's script is not cached, because next.config.mjs rewrites such requests by their header.
  if (headers["service-worker"] && path.endsWith(".js")) return null;
  if (isPreview(headers, target)) return `${raw} ${draftMark}`;
  // Next serves ranges of films such as `bytes=0-99`. Ranges such as `bytes=-99` go to the cache, because Next refuses
  // those that are longer than the file. Other files are sent whole, because Next would compress a range of a drawing.
  if (/^bytes=\d/.test(headers.range ?? "") && /\.(?:mp4|webm)$/.test(path)) return null;
  if (headers.rsc !== "1") return raw;
  const prefetch = headers["next-router-prefetch"] ?? "";
  const segment = headers["next-router-segment-prefetch"] ?? "";
  // Next redirects a request without `_rsc` to an address with `_rsc`, so that other caches store payload and page
  // separately.
  const isSoft = url?.includes("_rsc", raw.length) && prefetch.length < 2 && segment.length <= 500;
  return isSoft ? `${raw} ${prefetch} ${segment}` : null;
}

export const isDraftKey = (key: string) => key.split(" ")[1] === draftMark;
