import { gzipSync } from "node:zlib";

/** Returns the addresses of the scripts that browsers with modules load. */
export function scriptsOf(html) {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const modern = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(modern.map((tag) => /\bsrc="([^"?]+)/.exec(tag)[1]))];
}

/** Returns the size of a page's scripts in bytes, with gzip level 9. */
export async function weighScripts(url) {
  const html = await (await fetch(url)).text();
  const sizes = scriptsOf(html).map(async (src) => {
    const file = Buffer.from(await (await fetch(new URL(src, url))).arrayBuffer());
    return gzipSync(file, { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** One kB is 1,000 bytes. */
export function kB(bytes) {
  return (bytes / 1_000).toFixed(1);
}
