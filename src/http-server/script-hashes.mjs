import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileIn = (distDir) => join(distDir, "script-hashes.json");

function* htmlBelow(folder, prefix = "") {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* htmlBelow(join(folder, entry.name), `${prefix}/${entry.name}`);
    else if (entry.name.endsWith(".html"))
      yield [`${prefix}/${entry.name.slice(0, -5)}`, join(folder, entry.name)];
  }
}

/** The hashes of a page's inline scripts, as a content security policy names them. */
export function hashesOf(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const scripts = inline.filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes));
  return [
    ...new Set(scripts.map(([, , text]) => `sha256-${createHash("sha256").update(text).digest("base64")}`)),
  ];
}

/** Notes in a build's folder which inline scripts each of its prerendered pages has. */
export function writeScriptHashes(distDir) {
  const found = {};
  for (const [path, name] of htmlBelow(join(distDir, "server/app"))) {
    found[path === "/index" ? "/" : path] = hashesOf(readFileSync(name, "utf8"));
  }
  writeFileSync(fileIn(distDir), JSON.stringify(found));
}

/** Gives, per path, the hashes the build noted; a path it does not know is the not-found page. */
export function readScriptHashes(distDir) {
  const file = fileIn(distDir);
  const found = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const unknown = found["/_not-found"] ?? [];
  return (path) => found[path.length > 1 ? path.replace(/\/+$/, "") : path] ?? unknown;
}
