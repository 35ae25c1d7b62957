import { scriptsOf } from "./weight.mjs";

export const gzip = { "accept-encoding": "gzip" };
const brotli = { "accept-encoding": "gzip, deflate, br" };
const form = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

async function tagOf(url, headers) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return { ...headers, "if-none-match": answer.headers.get("etag") };
}

export async function sizeOf(url) {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}

/** Returns the requests to measure; each key is the name of a row in the printed table. */
export async function callsOf({ url }) {
  const html = await (await fetch(url)).text();
  const scripts = await Promise.all(
    scriptsOf(html).map(async (src) => ({ src, size: await sizeOf(url + src) })),
  );
  const largest = scripts.toSorted((one, other) => other.size - one.size)[0].src;
  const loaded = html.matchAll(
    /<(?:link|script|img|source)\b[^>]*?(?:href|src)="(\/(?!\/)[^"#]+\.\w+(?:\?[^"]*)?)"/g,
  );
  const firstVisit = ["/", ...new Set([...loaded].map(([, path]) => path))];
  // Next redirects a soft navigation to an address with a hash of the request's headers. In a browser, Next's router
  // computes this address itself.
  const soft = await fetch(`${url}/about`, { headers: { rsc: "1" }, redirect: "manual" });
  return {
    "home, gzip": { paths: ["/"], headers: gzip },
    "home, brotli": { paths: ["/"], headers: brotli },
    "home, unchanged": { paths: ["/"], headers: await tagOf(`${url}/`, gzip) },
    "largest script, gzip": { paths: [largest], headers: gzip },
    "soft navigation, gzip": { paths: [soft.headers.get("location")], headers: { ...gzip, rsc: "1" } },
    "first visits": { paths: firstVisit, headers: brotli },
    "not found": { paths: ["/nothing-here"], headers: gzip, isMissing: true },
    "futureApps.list": { paths: ["/api/trpc/futureApps.list"] },
    session: { paths: ["/api/auth/session"] },
    "a vote, new visitor": {
      paths: ["/api/trpc/futureApps.vote"],
      headers: form,
      body: JSON.stringify({ json: { slug: "sleep-stories" } }),
    },
  };
}
