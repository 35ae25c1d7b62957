import { existsSync, readFileSync } from "node:fs";
import util from "node:util";
import { isLoopback } from "../../src/is-loopback.mjs";
import { readFirstLine } from "./errors.mjs";
import { requireNode } from "./node.mjs";
import { root } from "./root.mjs";
import { ensureLocalSecret, explainWeakSecret } from "./secret.mjs";

/** Reads UTF-8 and, after a byte order mark, UTF-16, because Windows programs write both. */
function readText(file) {
  try {
    const bytes = readFileSync(file);
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${readFirstLine(error)}`);
  }
}

/**
 * The environment takes precedence over `.env`. Moves the process to the project's folder, where relative paths in
 * settings start, even if cron or a supervisor started the command in another folder.
 */
export function readEnvFile(file = `${root}.env`) {
  requireNode();
  process.chdir(root);
  // Docker keeps the carriage returns of an env file.
  for (const name of ["HOST", "PORT"]) if (process.env[name]) process.env[name] = process.env[name].trim();
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(util.parseEnv(readText(file)))) process.env[name] ??= value;
}

/** Next reads these files too, but later and not for all settings. */
const otherFiles = ["production.local", "local", "production"].map((name) => `.env.${name}`);

/** Returns why a start is refused, or null. The local defaults of secret and origin are for localhost only. */
export function findMissingSettings(folder = root) {
  const { env } = process;
  const unread = otherFiles.find((name) => existsSync(folder + name));
  if (unread) return `${unread} is not read in full: move its settings to .env`;
  const isPublicHost = Boolean(env.HOST) && !isLoopback(env.HOST);
  if (env.NEXTAUTH_URL && !URL.canParse(env.NEXTAUTH_URL))
    return "NEXTAUTH_URL is not an address such as https://example.org";
  const isPublicOrigin = Boolean(env.NEXTAUTH_URL) && !isLoopback(new URL(env.NEXTAUTH_URL).hostname);
  if (env.NODE_ENV !== "production" && !isPublicHost && !isPublicOrigin) return null;
  const missing = ["NEXTAUTH_SECRET", "NEXTAUTH_URL"].filter((name) => !env[name]);
  // Names HOST in the message, because some shells and Conda set it to a name of their own.
  const reason = isPublicHost ? `HOST is ${env.HOST}, and a public site` : "production";
  if (missing.length) return `set ${missing.join(" and ")}: ${reason} does not start on local defaults`;
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
