import { serve as serveSite } from "../../src/http-server/serve.mjs";
import { keepEncodings } from "./encodings.mjs";
import { distDir, root } from "./root.mjs";

/** Serves this checkout on HOST and PORT: what was built last or, `isDev`, its sources as they change. */
export function serve({ isDev = false } = {}) {
  const { HOST: hostname, PORT } = process.env;
  return serveSite({ root, distDir: distDir(), hostname, port: Number(PORT), isDev, encode: keepEncodings });
}
