import { root } from "./root.mjs";

/** Serves this checkout on HOST and PORT: what was built last or, `isDev`, its sources as they change. Returns the cache in front. */
export async function serve({ isDev = false } = {}) {
  // Not at the top: it reads the settings, which the start fills in first.
  const { serveSite } = await import("../../src/http-server/site-server.ts");
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, hostname, port: Number(PORT), isDev });
}
