import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { toNodeHandler } from "srvx/node";
import { staticMiddleware } from "srvx/static";
import { env } from "../env.mjs";
import type { Handle } from "./http-cache.ts";

const filesFolder = "/_next/static/";

/** Returns whether there is a file at a path; false for a path that cannot exist, such as one that is too long. */
function isFile(path: string) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the handler of a file of a kept release, or undefined if no kept release has it. */
export function keptFileAt(path: string) {
  if (!path.startsWith(filesFolder) || path.includes("..") || !existsSync(env.RELEASES_DIR)) return;
  // Another instance may still be copying a release.
  const whole = readdirSync(env.RELEASES_DIR).filter((name) => !name.endsWith(".part"));
  const release = whole.find((name) => isFile(join(env.RELEASES_DIR, name, path)));
  if (!release) return;
  const send = staticMiddleware({
    dir: join(env.RELEASES_DIR, release),
    compress: false,
    lastModified: false,
  });
  return toNodeHandler(async (request) => {
    const file = await send(request, () => new Response("There is no such file.", { status: 404 }));
    if (file.ok) file.headers.set("Cache-Control", "public, max-age=31536000, immutable");
    return file;
  }) as Handle;
}
