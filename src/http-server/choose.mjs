import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";

/**
 * The form of a page that a request asks for: the document, its payload for a soft visit, or a part of that for a
 * prefetch. Nothing for what only Next can answer, as when the address does not fit what the headers ask for.
 */
export async function choose(page, { headers, url }) {
  if (headers.rsc === undefined) return page.html;
  const prefetch = headers["next-router-prefetch"];
  const segment = headers["next-router-segment-prefetch"];
  const tree = headers["next-router-state-tree"];
  if (headers.rsc !== "1" || (prefetch !== undefined && prefetch !== "1")) return null;
  const wanted = await computeCacheBustingSearchParam(prefetch, segment, tree, headers["next-url"]);
  if (new URL(url, "http://x").searchParams.get("_rsc") !== wanted) return null;
  if (segment === undefined) return page.rsc;
  return prefetch === "1" ? (page.segments.get(segment) ?? null) : null;
}
