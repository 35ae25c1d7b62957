import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";

/**
 * The form of a page that a request asks for: the document, its payload for a soft visit, or a part of that for a
 * prefetch, if it has such a part. Where the hash in the address does not fit what the headers ask for, the location that does: a cache that
 * knows answers by their address alone never keeps one for the other.
 */
export async function choose(page, { headers, url }) {
  if (headers.rsc !== "1") return { form: page.html };
  const prefetch = /^[123]$/.exec(headers["next-router-prefetch"])?.[0];
  const segment = headers["next-router-segment-prefetch"];
  const asked = [prefetch, segment, headers["next-router-state-tree"], headers["next-url"]];
  const address = new URL(url, "http://x");
  const hash = address.searchParams.get("_rsc");
  const wanted = await computeCacheBustingSearchParam(...asked);
  // Where a page may not use the browser's digests, as on plain HTTP, Next's router sends a shorter hash.
  if (hash !== wanted && (hash === null || hash !== computeLegacyCacheBustingSearchParam(...asked))) {
    address.searchParams.set("_rsc", wanted);
    return { location: address.pathname + address.search };
  }
  return { form: prefetch === "1" && segment ? page.segments.get(segment) : page.rsc };
}
