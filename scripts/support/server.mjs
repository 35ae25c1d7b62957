import { root } from "./root.mjs";

/** Serves the last build, or with `isDev` the sources, on HOST and PORT. Returns the cache. */
export async function serve({ isDev = false } = {}) {
  // Imported late, because it reads settings for which the start first sets defaults.
  const { serveSite } = await import("../../src/http-server/site-server.ts");
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, hostname, port: Number(PORT), isDev });
}
