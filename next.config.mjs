import "./scripts/support/require-node.mjs";
import { env } from "./src/env.mjs";
import { securityHeaders } from "./src/headers.mjs";

const trpc = "./node_modules/@trpc/server/src";

/** @type {import("next").NextConfig} */
export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types, once; whoever starts the site for the first time need not wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "@node-rs/argon2", "pg", "pino", "nodemailer", "sharp"],

  // Compiled from its own sources: what is published spreads objects as ES5 would, which takes a tenth of a vote.
  transpilePackages: ["@trpc/server"],
  turbopack: {
    resolveAlias: {
      "@trpc/server": `${trpc}/index.ts`,
      "@trpc/server/adapters/fetch": `${trpc}/adapters/fetch/index.ts`,
      "@trpc/server/vendor/is-plain-object": `${trpc}/vendor/is-plain-object.ts`,
    },
  },

  // The title of a page of the Desk comes with its head, not some time later.
  htmlLimitedBots: /.*/,

  // A page loads its own sheets and no other page's, at the price of a few more requests on one connection.
  experimental: {
    cssChunking: { type: "graph", requestCost: 2_000, weightDistribution: 0.1 },
    // Calls of the API go past Next, and few open the Desk: to load it all at the start takes some 15 MB more.
    preloadEntriesOnStart: false,
    // A build takes half the time without these: nobody downloads the server's code, and as it is it can be read in a stack.
    serverMinification: false,
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    turbopackFileSystemCacheForBuild: false,
  },

  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};
