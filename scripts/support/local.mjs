import { existsSync } from "node:fs";
import { isLoopback } from "../../src/is-loopback.mjs";
import { root } from "./root.mjs";
import { ensureLocalSecret, explainWeakSecret } from "./secret.mjs";

/** The environment takes precedence over `.env`. */
export function readEnvFile() {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
}

/** The local defaults are for localhost only: a public site needs its own secret and origin. */
export function findMissingSettings(env = process.env) {
  const isPublicHost = Boolean(env.HOST) && !isLoopback(env.HOST);
  if (env.NEXTAUTH_URL && !URL.canParse(env.NEXTAUTH_URL))
    return "NEXTAUTH_URL is not an address such as https://example.org";
  const isPublicOrigin = Boolean(env.NEXTAUTH_URL) && !isLoopback(new URL(env.NEXTAUTH_URL).hostname);
  if (env.NODE_ENV !== "production" && !isPublicHost && !isPublicOrigin) return null;
  const missing = ["NEXTAUTH_SECRET", "NEXTAUTH_URL"].filter((name) => !env[name]);
  if (missing.length) return `set ${missing.join(" and ")}: production does not start on local defaults`;
  const fault = explainWeakSecret(env.NEXTAUTH_SECRET);
  if (fault) return `NEXTAUTH_SECRET ${fault}`;
  if (env.AUTH_TRUST_HOST) return "AUTH_TRUST_HOST is refused: the origin comes from NEXTAUTH_URL";
  return null;
}

export function applyLocalDefaults() {
  process.env.PORT ||= "3000";
  process.env.HOST ||= "127.0.0.1";
  process.env.NEXTAUTH_URL ||= `http://localhost:${process.env.PORT}`;
  process.env.NEXTAUTH_SECRET ||= ensureLocalSecret();
  process.env.DATABASE_URL ||= "file:.data/aurea.db";
}
