import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { draftCookie } from "../headers.mjs";
import { isInternalName, isLoopback } from "../is-loopback.mjs";
import { listOf } from "./stored-response.ts";

/**
 * Escaped letters, digits, hyphens, underscores and tildes, which mean the same as unescaped ones (RFC 3986, 6.2.2.2).
 */
const needlessEscapes = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
const pagePath = /^\/[a-z-]+(?:\/[a-z-]+)?\/?$/i;

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

const isHost = (host: string) => /^[^,/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);

/**
 * Returns the path of a request as sent and decoded, whether a page is requested with the cookie of Next's draft mode,
 * even an invalid one, and the lower-case path of a page with capitals, which phone keyboards and print add. Paths
 * below /api and /desk stay as they are, because ids and names may contain capitals. Returns null if the path is
 * malformed or the request has not exactly one host (RFC 9112, 3.2).
 */
export function readTarget({ url = "/", headers: { host, cookie }, httpVersion }: IncomingMessage) {
  const [raw = ""] = url.split("?", 1);
  const hasHost = host === undefined ? httpVersion === "1.0" : isHost(host);
  if (!hasHost || !raw.startsWith("/")) return null;
  try {
    const path = decodeURIComponent(raw);
    const isApi = /^\/api(?:\/|$)/.test(path);
    const isDesk = /^\/desk(?:\/|$)/.test(path);
    const isFile = path.includes(".");
    const isPreview = Boolean(cookie?.includes(`${draftCookie}=`)) && !isApi && !isDesk && !isFile;
    const hasCapitals = pagePath.test(raw) && /[A-Z]/.test(raw) && !/^\/(?:api|desk)\//.test(raw);
    return { raw, path, isApi, isDesk, isPreview, lowerCase: hasCapitals ? raw.toLowerCase() : null };
  } catch {
    return null;
  }
}

export type Target = NonNullable<ReturnType<typeof readTarget>>;

const draftMark = "draft";

/**
 * Returns the key of a public page or file: its path, and after a space the mark of a draft or the kind of a soft
 * navigation. Returns null for uncacheable responses.
 */
export function cacheKey({ url, headers }: IncomingMessage, { raw, path, isApi, isDesk, isPreview }: Target) {
  if (isApi || isDesk) return null;
  // A service worker's script is not cached, because next.config.mjs rewrites such requests by their header.
  if (headers["service-worker"] && path.endsWith(".js")) return null;
  if (isPreview) return `${raw} ${draftMark}`;
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

const internalRanges = ["private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/** More headers in which proxies name the client's scheme. A second proxy may have overwritten x-forwarded-proto. */
const schemeHeaders = [
  "cf-visitor",
  "cloudfront-forwarded-proto",
  "fastly-ssl",
  "front-end-https",
  "x-forwarded-protocol",
  "x-forwarded-scheme",
  "x-forwarded-ssl",
  "x-url-scheme",
];

function isInternal(name: string) {
  const address = name.replace(/[[\]]/g, "");
  if (ipaddr.isValid(address)) return internalRanges.includes(ipaddr.process(address).range());
  return !name.includes(".") || isInternalName(name);
}

function hasTlsMark(headers: IncomingHttpHeaders) {
  // Browsers send the first header over TLS only, except to this machine; IIS describes the certificate in the second.
  if (headers["sec-fetch-site"] || headers["x-arr-ssl"]) return true;
  return schemeHeaders.some((name) => listOf(headers[name]).some((value) => /https|^on$|^1$/.test(value)));
}

/**
 * Returns a function that returns the canonical URL of a request with another host name or without TLS, else null. It
 * ignores ports and, behind `hops` proxies, internal host names: a proxy that writes its own host name into every
 * request would cause an endless redirect. It ignores the Host header if a proxy forwarded the browser's.
 */
export function createCanonicalRedirect(origin: string | undefined, hops: number) {
  const own = origin ? new URL(origin) : null;
  if (!own || isLoopback(own.hostname)) return () => null;
  return ({ url = "/", headers }: IncomingMessage) => {
    const forwarded = (name: string) => (hops > 0 ? listOf(headers[name]) : []);
    const named = (part: string) =>
      forwarded("forwarded").flatMap((entry) => new RegExp(`\\b${part}="?([^";]+)`).exec(entry)?.[1] ?? []);
    const schemes = own.protocol === "https:" ? [...forwarded("x-forwarded-proto"), ...named("proto")] : [];
    const isPlain =
      schemes.length > 0 && schemes.every((scheme) => scheme === "http") && !hasTlsMark(headers);
    // Azure's proxies name the host in the second of these headers. Each proxy adds its host after the browser's.
    const forwardedHosts = [forwarded("x-forwarded-host"), forwarded("x-original-host"), named("host")];
    const browserHosts = forwardedHosts.flatMap(([first]) => first ?? []);
    const hosts = browserHosts.length > 0 ? browserHosts : [headers.host ?? ""];
    // The common case comes first, because this runs for every request.
    if (hosts[0] === own.host && !isPlain) return null;
    const names = hosts.flatMap((host) => URL.parse(`http://${host}`)?.hostname ?? []);
    const [name] = names;
    if (name === undefined || isLoopback(name)) return null;
    const isOwn = names.includes(own.hostname);
    const isCanonical = isOwn ? !isPlain : hops > 0 && isInternal(name);
    return isCanonical ? null : own.origin + url;
  };
}
