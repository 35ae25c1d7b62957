import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { isInternalName, isLoopback } from "../is-loopback.mjs";
import { listOf } from "./stored-response.ts";

const internalRanges = ["private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/** In these headers proxies name the host that a client requested; the second is Azure's. */
const forwardedHosts = ["x-forwarded-host", "x-original-host"];

/** More headers in which proxies name the client's scheme. A second proxy may have overwritten x-forwarded-proto. */
const schemeHeaders = [
  "cf-visitor",
  "cloudfront-forwarded-proto",
  "front-end-https",
  "x-forwarded-scheme",
  "x-forwarded-ssl",
];

function isInternal(name: string) {
  const address = name.replace(/[[\]]/g, "");
  if (ipaddr.isValid(address)) return internalRanges.includes(ipaddr.process(address).range());
  return !name.includes(".") || isInternalName(name);
}

function hasTlsMark(headers: IncomingHttpHeaders) {
  // Browsers send this header over TLS only, except to this machine.
  if (headers["sec-fetch-site"]) return true;
  return schemeHeaders.some((name) => listOf(headers[name]).some((value) => /https|^on$/.test(value)));
}

/**
 * Returns a function that returns the canonical URL of a request with another host name or without TLS, else null. It
 * ignores ports and, behind `hops` proxies, internal host names: a proxy that writes its own host name into every
 * request would cause an endless redirect.
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
    // The common case comes first, because this runs for every request.
    if (headers.host === own.host && !isPlain) return null;
    const hosts = [...forwardedHosts.flatMap(forwarded), ...named("host"), ...listOf(headers.host)];
    const names = hosts
      .map((host) => URL.parse(`http://${host}`)?.hostname)
      .filter((name) => name !== undefined);
    const [name] = names;
    if (name === undefined || isLoopback(name)) return null;
    const isOwn = names.includes(own.hostname);
    const isCanonical = isOwn ? !isPlain : hops > 0 && isInternal(name);
    return isCanonical ? null : own.origin + url;
  };
}
