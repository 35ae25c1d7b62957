import { root } from "./root.mjs";

/**
 * Ignores errors of the log, because each line fails with EPIPE once the log's reader has gone. Next would log each
 * failure as an uncaught exception, which would fail again, endlessly.
 */
function ignoreLostLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** Serves the last build, or the sources with `isDev`. */
export async function serve({ isDev = false } = {}) {
  ignoreLostLog();
  // This import is dynamic, because site-server.ts reads the settings on load, and the caller sets their defaults
  // before.
  const { serveSite } = await import("../../src/http-server/site-server.ts");
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, hostname, port: Number(PORT), isDev });
}
