import { root } from "./root.mjs";

/** Serves the last build, or the sources with `isDev`. */
export async function serve({ isDev = false } = {}) {
  // Imported here, because site-server.ts reads the settings on load, after the caller has set their defaults.
  const { serveSite } = await import("../../src/http-server/site-server.ts");
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, hostname, port: Number(PORT), isDev });
}
