import { existsSync, readFileSync } from "node:fs";
import { root } from "./root.mjs";
import { localSecret, secretFault } from "./secret.mjs";

/** Reads KEY=value lines of .env, if there is one; what the environment already says wins. */
export function readEnvFile() {
  if (!existsSync(`${root}.env`)) return;
  for (const line of readFileSync(`${root}.env`, "utf8").split("\n")) {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) continue;
    const [, key, value] = match;
    process.env[key] ??= value.replace(/^(["'])(.*)\1$/, "$2");
  }
}

/** Whether only this machine reaches a host. */
export function isLoopback(host) {
  return ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host);
}

/**
 * What the operator left out or said wrong, in one line; null when it may start. A site that others can
 * reach brings its own secret and origin; the local ones are for localhost only.
 */
export function missingForProduction(env = process.env) {
  const isPublicHost = Boolean(env.HOST) && !isLoopback(env.HOST);
  const origin = env.NEXTAUTH_URL ? (URL.parse?.(env.NEXTAUTH_URL) ?? tryUrl(env.NEXTAUTH_URL)) : null;
  if (env.NEXTAUTH_URL && !origin) return "NEXTAUTH_URL is not an address such as https://example.org";
  const isPublicOrigin = origin !== null && !isLoopback(origin.hostname);
  if (env.NODE_ENV !== "production" && !isPublicHost && !isPublicOrigin) return null;
  const missing = ["NEXTAUTH_SECRET", "NEXTAUTH_URL"].filter((name) => !env[name]);
  if (missing.length) return `set ${missing.join(" and ")}: production does not start on local defaults`;
  const fault = secretFault(env.NEXTAUTH_SECRET);
  if (fault) return `NEXTAUTH_SECRET ${fault}`;
  if (env.AUTH_TRUST_HOST) return "AUTH_TRUST_HOST is refused: the origin comes from NEXTAUTH_URL";
  return null;
}

function tryUrl(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Fills in what a local site needs and the operator did not give. */
export function applyLocalDefaults() {
  process.env.PORT ||= "3000";
  process.env.HOST ||= "127.0.0.1";
  process.env.NEXTAUTH_URL ||= `http://localhost:${process.env.PORT}`;
  process.env.NEXTAUTH_SECRET ||= localSecret();
  process.env.DATABASE_URL ||= "file:.data/aurea.db";
}
