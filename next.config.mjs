import "./scripts/support/require-node.mjs";
import { env } from "./src/env.mjs";
import { securityHeaders } from "./src/headers.mjs";

/** @type {import("next").NextConfig} */
export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["better-sqlite3", "@node-rs/argon2", "pg", "pino", "nodemailer", "sharp"],

  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};
