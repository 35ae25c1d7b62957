import { root } from "./root.mjs";

/** Serves the last build, or with `isDev` the sources, on HOST and PORT. Returns the cache. */
export async function serve({ isDev = false } = {}) {
  // Imported late, because it reads the settings, which the start completes first.
  const { serveSite } = await import("../../src/http-server/site-server.ts");
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, hostname, port: Number(PORT), isDev });
}
