import { createHash } from "node:crypto";
import { beforeHydration } from "./before-hydration.mjs";
import { env } from "./env.mjs";

const isSecure = env.NEXTAUTH_URL?.startsWith("https://") ?? false;

export const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
  ...(isSecure ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }] : []),
];

/** The cookie of Next's draft mode. Clients can send any value; Next shows drafts only for the correct one. */
export const draftCookie = "__prerender_bypass";

/**
 * The headers of responses other than pages. They keep a browser from loading or running anything in the response.
 * @type {Record<string, string>}
 */
export const bareHeaders = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/**
 * The headers of pictures and films. A browser that opens such a file directly builds a page around the file; this page
 * needs inline styles and loads a film again.
 */
export const mediaHeaders = {
  ...bareHeaders,
  "Content-Security-Policy": `${bareHeaders["Content-Security-Policy"]}; style-src 'unsafe-inline'; media-src 'self'`,
};

/** @param {string} script */
const hashOf = (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const beforeHydrationHash = hashOf(beforeHydration);

/**
 * Returns the hashes of a page's inline scripts in the format of a content security policy.
 * @param {string} html
 */
export function hashInlineScripts(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const scripts = inline.filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes));
  return scripts.map(([, , text = ""]) => hashOf(text));
}

/** @param {string | undefined} address */
function getOrigin(address) {
  return address ? [new URL(address).origin] : [];
}

/**
 * Returns the content security policy of a page: it may load our own files, its own inline scripts by their hashes,
 * and configured hosts.
 * @param {string[]} hashes of the page's inline scripts, as sha256-… in base64, or one nonce-…
 * @param {{ isDesk?: boolean, isDev?: boolean, isPreview?: boolean }} [page] isDesk: may show emails and previews in
 * frames of ours; isPreview: may be shown in such a frame; isDev: allows what Next's development mode needs (eval,
 * inline styles, a socket)
 */
export function buildContentSecurityPolicy(
  hashes,
  { isDesk = false, isDev = false, isPreview = false } = {},
) {
  const player = getOrigin(env.PODCAST_PLAYER_SCRIPT);
  const google = env.AUTH_GOOGLE_ID ? getOrigin(env.AUTH_GOOGLE_ISSUER) : [];
  const storage = env.UPLOADTHING_TOKEN ? ["https://*.ingest.uploadthing.com"] : [];
  const pictures = env.UPLOADTHING_TOKEN ? ["https://*.ufs.sh"] : [];
  const frames = [...(isDesk ? ["'self'"] : []), ...player];
  const directives = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...[...new Set([beforeHydrationHash, ...hashes])].map((hash) => `'${hash}'`),
      ...(isDev ? ["'unsafe-eval'"] : []),
      ...player,
    ],
    "style-src": ["'self'", ...(isDev ? ["'unsafe-inline'"] : [])],
    "img-src": ["'self'", "data:", "blob:", ...pictures, ...player],
    "font-src": ["'self'"],
    "media-src": ["'self'", ...player],
    "connect-src": ["'self'", "blob:", ...(isDev ? ["ws:"] : []), ...storage, ...player],
    "frame-src": frames.length ? frames : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...google],
    "base-uri": ["'none'"],
    "frame-ancestors": [isPreview ? "'self'" : "'none'"],
    ...(isSecure && !isDev ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
