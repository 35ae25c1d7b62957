import { createHash } from "node:crypto";

/** The hashes of a page's inline scripts, as a content security policy names them. */
export function hashesOf(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const scripts = inline.filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes));
  return [
    ...new Set(scripts.map(([, , text]) => `sha256-${createHash("sha256").update(text).digest("base64")}`)),
  ];
}
