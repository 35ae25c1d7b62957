import "./scripts/support/require-node.mjs";
import { fileURLToPath } from "node:url";
import { archetypeIds } from "./src/content/archetypes.ts";
import { env } from "./src/env.mjs";
import { draftCookie, securityHeaders } from "./src/headers.mjs";

const linkPages = ["/auth/reset", "/auth/enter", "/auth/verify", "/auth/email", "/waiting-list/leave"];
/**
 * Mail gateways encode the # and / of a link, sometimes twice or as in the source of an email (=23), and add characters
 * and parameters to links. East Asian programs write the # in its wide or small form.
 */
const encodedHash =
  "(?:%(?:25)*23|=23|(?:&|%(?:25)*26)num(?:;|%(?:25)*3b)|%(?:25)*ef%(?:25)*(?:bc%(?:25)*83|b9%(?:25)*9f))";
/** Proofpoint writes `page#SECRET` as `page*SECRET__;Iw!!`, and a reader may copy this part of its link. */
const replacedHash = "(?:\\*|%(?:25)*2a)";
const encodedQuestionMark = "%(?:25)*3f";
/** Mail programs change or drop hyphens, break lines, and add invisible characters, also within the name of a page. */
const addedSigns = "(?:%(?:25)*[\\da-f]{2}|[^\\w/%])*";
const encodedEquals = "(?:=|%(?:25)*3d)(?:3d)?";
const anHour = { key: "Cache-Control", value: "public, max-age=3600" };

/** @type {import("next").NextConfig} */
export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  // The HTTP cache makes ETags itself, one for each encoding.
  generateEtags: false,
  reactStrictMode: true,
  // `npm test` checks the types, so the first start need not check them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "@node-rs/argon2", "pg", "pino", "nodemailer", "sharp"],

  // Keeps rendered pages in memory, because pages rendered by the build would have the build's settings.
  cacheHandler: fileURLToPath(new URL("src/page-cache-handler.mjs", import.meta.url)),
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },

  // Sends the title in the head of a Desk page instead of streaming it later.
  htmlLimitedBots: /.*/,

  experimental: {
    // An open tab shows changed content on its next page instead of minutes later.
    staleTimes: { static: 30 },
    // A page loads only its own CSS Modules, which takes a few more requests.
    cssChunking: { type: "graph", requestCost: 2_000, weightDistribution: 0.1 },
    preloadEntriesOnStart: false,
    // Unminified server code builds in half the time and has readable stack traces.
    serverMinification: false,
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    turbopackFileSystemCacheForBuild: false,
  },

  // A target without a fragment makes the browser keep the fragment of the link.
  redirects: async () => [
    // Password managers open this address (W3C, "A Well-Known URL for Changing Passwords").
    { source: "/.well-known/change-password", destination: "/profile#password", permanent: false },
    // The address of the quarantine in earlier releases.
    { source: "/desk/held", destination: "/desk/quarantine", permanent: true },
    ...[...linkPages, "/eq-assessment", "/eq-results"].map((page) => ({
      source: `/:changed((?!${page.slice(1)})${[...page.slice(1).replace("-", "")].join(addedSigns)}):rest(.*)`,
      destination: `${page}:rest`,
      permanent: false,
    })),
    ...linkPages.flatMap((page) => [
      {
        source: `${page}:hash((?:[^\\w-].*?)??${encodedHash}|${replacedHash}):secret(.*)`,
        destination: `${page}#:secret`,
        permanent: false,
      },
      { source: `${page}:rest([^\\w-].*)`, destination: page, permanent: false },
    ]),
    {
      source: `/auth:mark(${encodedQuestionMark})mode:equals(${encodedEquals})sign-up:rest(.*)`,
      destination: "/auth?mode=sign-up",
      permanent: false,
    },
    {
      source: `/api/announcements/leave:mark(${encodedQuestionMark})of:equals(${encodedEquals}):sealed([\\w.-]+):rest(.*)`,
      destination: "/api/announcements/leave?of=:sealed",
      permanent: false,
    },
    {
      source: "/:folder([\\w-]+(?:/[\\w-]+)?):slash(%(?:25)*2f):rest(.*)",
      destination: "/:folder/:rest",
      permanent: false,
    },
    {
      source: `/:page([\\w-]*):hash(${encodedHash}):part([\\w-]*)`,
      destination: "/:page#:part",
      permanent: false,
    },
    // Redirects links to which a chat or document has added punctuation, quotation marks or blanks, or to which a
    // mailing tool has added parameters without a question mark. Does not match file names, in which a letter follows
    // the full stop.
    {
      source:
        "/:page((?:(?!api/|_next/)[\\w-]+(?:/[\\w-]+){0,2})?):end(/?\\.*(?:%[\\da-f]{2}|[^\\w/%.-]).*|\\.+|_+)",
      destination: "/:page",
      permanent: false,
    },
  ],

  // An earlier site at this address may have installed a service worker, which would show that site for ever. Requests
  // for its script therefore get a script that removes the worker.
  rewrites: async () => [
    {
      source: "/:script([^/]+\\.js)",
      has: [{ type: "header", key: "service-worker", value: "script" }],
      destination: "/retired-service-worker.js",
    },
    // Unknown archetypes are rewritten, because after notFound() Next sends empty HTML and draws the header twice.
    { source: `/archetypes/:slug((?!(?:${archetypeIds.join("|")})$)[^/]+)`, destination: "/404" },
    // iPhones and link previews try these addresses without reading the page.
    { source: "/apple-touch-icon:size([\\w-]*).png", destination: "/apple-icon.png" },
  ],

  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // Allows the Desk to show draft pages in a frame.
    {
      source: "/:path((?!api(?:/|$)|desk(?:/|$))[^.]*)",
      has: [{ type: "cookie", key: draftCookie }],
      headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }],
    },
    // Allows search engines and social networks to show these files next to a link.
    ...[
      "/:icon(favicon.ico|icon.svg|apple-icon.png|apple-touch-icon[\\w-]*.png)",
      "/icons/:path*",
      "/media/og/:path*",
      "/link-picture/:path*",
    ].map((source) => ({
      source,
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    })),
    // Lets caches keep files of public/ and metadata files for an hour. API routes are left out, because they set their
    // own lifetimes.
    {
      source: "/:path((?!api/).*\\.(?:avif|ico|jpg|mp4|pdf|png|svg|txt|vtt|webm|webmanifest|webp|xml))",
      headers: [anHour],
    },
  ],
};
