import { gzipSync } from "node:zlib";

/** The scripts a browser that knows modules loads with a page, as its HTML names them. */
export function scriptsOf(html) {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const modern = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(modern.map((tag) => /\bsrc="([^"?]+)/.exec(tag)[1]))];
}

/** The gzip size (level 9) of some files together, in bytes. */
export function weigh(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** Bytes as kB of 1,000 bytes with one decimal. */
export function kB(bytes) {
  return (bytes / 1_000).toFixed(1);
}
