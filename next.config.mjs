import "./scripts/support/require-node.mjs";
import { fileURLToPath } from "node:url";
import { env } from "./src/env.mjs";
import { draftCookie, securityHeaders } from "./src/headers.mjs";

const linkPages = ["/auth/reset", "/auth/enter", "/auth/verify", "/auth/email", "/waiting-list/leave"];
const anHour = { key: "Cache-Control", value: "public, max-age=3600" };

/** @type {import("next").NextConfig} */
export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  // The cache in front makes its own, over the bytes in each encoding.
  generateEtags: false,
  reactStrictMode: true,
  // `npm test` checks the types, so that a first start does not wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "@node-rs/argon2", "pg", "pino", "nodemailer", "sharp"],

  // Pages are rendered with the settings of a start, never with those of the build, and kept in memory.
  cacheHandler: fileURLToPath(new URL("src/page-cache-handler.mjs", import.meta.url)),
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },

  // The title of a page of the Desk comes with its head, not some time later.
  htmlLimitedBots: /.*/,

  experimental: {
    // A change of content shows at the next page of an open tab, not minutes later.
    staleTimes: { static: 30 },
    // A page loads its own CSS Modules and no other page's, at the price of a few more requests on one connection.
    cssChunking: { type: "graph", requestCost: 2_000, weightDistribution: 0.1 },
    preloadEntriesOnStart: false,
    // A build takes half the time without these: nobody downloads the server's code, and as it is it can be read in a stack.
    serverMinification: false,
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    turbopackFileSystemCacheForBuild: false,
  },

  // Mail gateways write the # before a link's secret as %23, some twice; so it does not become a page's address.
  redirects: async () =>
    linkPages.map((page) => ({
      source: `${page}:hash(%(?:25)*23):secret(.*)`,
      destination: `${page}#:secret`,
      permanent: false,
    })),

  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // The Desk shows pages with drafts in a frame.
    {
      source: "/:path((?!api(?:/|$)|desk(?:/|$))[^.]*)",
      has: [{ type: "cookie", key: draftCookie }],
      headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }],
    },
    // Other sites show these beside a link: search engines, chats, readers, catalogues of apps.
    ...[
      "/:icon(favicon.ico|icon.svg|apple-icon.png)",
      "/icons/:path*",
      "/media/og/:path*",
      "/link-picture/:path*",
    ].map((source) => ({
      source,
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    })),
    // What public/ and the metadata files hold, and the crawlers' files, may be kept for an hour.
    {
      source: "/:path*.:type(avif|ico|jpg|mp4|pdf|png|svg|txt|vtt|webm|webmanifest|webp|xml)",
      headers: [anHour],
    },
  ],
};
