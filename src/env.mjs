import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { z } from "zod";

const origin = z
  .url({
    protocol: /^https?$/,
    hostname: /^(?!0\.0\.0\.0$)[^,*]+$/,
    error: "must be the address of one host, such as https://example.org",
  })
  .transform((value) => new URL(value).origin);
const link = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).href)
  .optional();
// An identity provider must use TLS, except on this machine.
const issuer = z
  .url()
  .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/, "must be an https address")
  .transform((value) => value.replace(/\/+$/, ""));

// Checks the token's format, because the SDK would fail only at the first picture.
const token = z.string().refine((value) => {
  try {
    const { apiKey, appId, regions } = JSON.parse(atob(value));
    const areTexts = [apiKey, appId, regions[0]].every((text) => typeof text === "string" && text !== "");
    return areTexts && apiKey.startsWith("sk_") && Array.isArray(regions);
  } catch {
    return false;
  }
}, "must be a token of UploadThing, in full: base64 of an apiKey, an appId and regions");

/**
 * Returns false if an unescaped character in the password ends the address early, because the user would then be read
 * as the host.
 */
function isWholeDatabaseUrl(/** @type {string} */ value) {
  // The address of a Unix socket may have a user before an empty host.
  const address = value.replace("@/", "@localhost/");
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  // Only these parameters may contain an @. In any other, it shows that the password has an unescaped question mark.
  const hasHost = /[?&](?!(?:user|password|host|options|schema|passfile|\w*name|ssl\w+)=)[^&]*@/i.test(
    search,
  );
  return !pathname.includes("@") && !hasHost && hash === "";
}

const database = z
  .string()
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, "must start with file: or postgresql://")
  .refine((value) => !/^file:\/\/[^/]/.test(value), "must be file:PATH without //, or file:///PATH")
  .refine(
    (value) => !/^file:(?:[\s~]|:memory:$|.*\/$)/.test(value),
    "must name a file, without ~ or blanks before it",
  )
  .refine((value) => !/^file:.*\?/.test(value), "must be a file alone for SQLite, without ? and parameters")
  .refine(
    (value) => !value.startsWith("postgres") || isWholeDatabaseUrl(value),
    "cannot be read: name one host, and percent-encode special characters in the user and the password, such as %23 for #",
  )
  .refine(
    (value) =>
      !/[?&]sslmode=(?!(?:disable|prefer|require|verify-ca|verify-full|no-verify)(?:&|$))/i.test(value),
    "has an unknown sslmode: use disable, require, verify-ca or verify-full",
  )
  .refine(
    (value) => !/[?&](search_path|currentschema)=(?!\w*(&|$))/i.test(value),
    "must name one schema: write ?schema=NAME",
  )
  .refine(
    (value) =>
      !/[?&](connection_limit=(?!([1-9]\d*)?(&|$))|(pool|connect)_timeout=(?!\d*(&|$)))/i.test(value),
    "needs a whole number for connection_limit (1 or more), pool_timeout and connect_timeout",
  );

/**
 * Returns false if an unescaped character in the password ends the address early, because emails would then go to
 * another host.
 */
function isWholeSmtpUrl(/** @type {string} */ value) {
  if (!/^smtps?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname, search, hash } = new URL(value);
  return hostname !== "" && pathname.length <= 1 && !search.includes("@") && hash === "";
}

const smtp = z
  .string()
  .refine(
    isWholeSmtpUrl,
    "must read smtp://USER:PASSWORD@HOST:PORT, with special characters percent-encoded, such as %23 for #",
  );

const address = String.raw`[^\s<>@,;:"]+@[^\s<>@,;:"]+`;

export const settingsSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  NEXT_DIST_DIR: z.string().default(".next"),
  PORT: z.string().regex(/^\d+$/, "must be a number").pipe(z.coerce.number().min(1).max(65535)).default(3000),
  DATABASE_URL: database.default("file:.data/aurea.db"),
  NEXTAUTH_URL: origin.optional(),
  NEXTAUTH_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  SMTP_URL: smtp.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      new RegExp(`^(([^<>"\\r\\n]{1,100} )?<${address}>|${address})$`),
      "must read Name <name@example.org>",
    )
    .default("Aurea <hello@aurea.example>"),
  MAIL_FOLDER: z.string().default(".data/mail"),
  TEAM_EMAIL: z
    .string()
    .regex(new RegExp(`^${address}$`), "must be an email address")
    .optional(),
  AUTH_GOOGLE_ID: z.string().optional(),
  AUTH_GOOGLE_SECRET: z.string().optional(),
  AUTH_GOOGLE_ISSUER: issuer.default("https://accounts.google.com"),
  UPLOADTHING_TOKEN: token.optional(),
  UPLOADS_DIR: z.string().default(".data/uploads"),
  RELEASES_DIR: z.string().default(".data/releases"),
  LINK_PRIVACY: link,
  LINK_TERMS: link,
  LINK_BOOKING: link,
  LINK_PODCAST_SPOTIFY: link,
  LINK_PODCAST_APPLE: link,
  PODCAST_PLAYER_SCRIPT: link,
});

const consistent = settingsSchema.refine(
  (given) => Boolean(given.AUTH_GOOGLE_ID) === Boolean(given.AUTH_GOOGLE_SECRET),
  {
    path: ["AUTH_GOOGLE_SECRET"],
    message: "and AUTH_GOOGLE_ID go together: set both or neither",
  },
);

// Values from container platforms often end with a line break. NEXTAUTH_SECRET is not trimmed, because a changed secret
// would end all sessions.
const trimmed = Object.entries(process.env).map(([name, value = ""]) => [
  name,
  name === "NEXTAUTH_SECRET" ? value : value.trim(),
]);
const given = Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
const parsed = consistent.safeParse(given);

if (!parsed.success) {
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new Error(wrong.join("; "));
}

// next-auth reads this setting too, but misreads addresses with a path or an unusual spelling, so it gets the origin.
if (parsed.data.NEXTAUTH_URL) process.env.NEXTAUTH_URL = parsed.data.NEXTAUTH_URL;

/** No other file in src reads a setting from process.env. */
export const env = Object.freeze({
  ...parsed.data,
  /** Whether Next is prerendering pages during a build, without a database. */
  isBuild: process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD,
});
