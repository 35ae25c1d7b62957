import { root } from "./root.mjs";

/**
 * When the reader of the log has gone, each line fails with EPIPE. Without a listener the failure is an uncaught
 * exception, which Next logs, which fails again, without end.
 */
function ignoreLostLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** Serves the last build, or the sources with `isDev`. */
export async function serve({ isDev = false } = {}) {
  ignoreLostLog();
  // Imported here, because site-server.ts reads the settings on load, after the caller has set their defaults.
  const { serveSite } = await import("../../src/http-server/site-server.ts");
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, hostname, port: Number(PORT), isDev });
}
