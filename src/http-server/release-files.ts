import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { env } from "../env.mjs";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Sends a static file of a kept release: the current one, or an older one that open tabs still show. Returns whether
 * the file exists.
 */
export function sendReleaseFile(path: string, response: ServerResponse) {
  const type = types[extname(path)];
  if (!type || !path.startsWith("/_next/static/") || path.includes("..")) return false;
  const names = existsSync(env.RELEASES_DIR) ? readdirSync(env.RELEASES_DIR) : [];
  // Leaves out releases that another instance is still copying.
  const whole = names.filter((name) => !name.endsWith(".part"));
  const file = whole.map((name) => join(env.RELEASES_DIR, name, path)).find((each) => existsSync(each));
  if (!file) return false;
  response.writeHead(200, { "content-type": type, "cache-control": "public, max-age=31536000, immutable" });
  response.end(readFileSync(file));
  return true;
}
