import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readFirstLine } from "./errors.mjs";
import { root } from "./root.mjs";

const leastLength = 32;
const leastBits = 100;
const leastVariety = 0.8;

/** Returns the entropy of a text in bits. */
function measureEntropy(text) {
  const counts = new Map();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}

/** Returns the share of distinct groups of three characters, which is close to 1 for random text. */
function measureVariety(text) {
  const groups = Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
  return new Set(groups).size / groups.length;
}

/** Returns what is wrong with a secret, as the end of a sentence, or null if the secret looks random. */
export function explainWeakSecret(secret) {
  if (secret.length < leastLength)
    return "is too short: at least 32 random bytes, as from openssl rand -base64 48";
  const isGuessable = measureEntropy(secret) < leastBits || measureVariety(secret) < leastVariety;
  return isGuessable ? "is no random text and could be guessed: use openssl rand -base64 48" : null;
}

function withContext(what, work) {
  try {
    return work();
  } catch (error) {
    throw new Error(`${what}: ${readFirstLine(error)}`);
  }
}

/** The file is readable only by its owner. */
function writeSecretFile(file, text) {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text, { mode: 0o600, flush: true });
  renameSync(part, file);
}

/** Returns whether sessions or links may depend on the secret, which is assumed once a database exists. */
function isInUse() {
  const { DATABASE_URL: url = "file:.data/aurea.db" } = process.env;
  return !url.startsWith("file:") || existsSync(resolve(root, url.slice("file:".length)));
}

/** Returns the secret, created on the first run. Replaces a damaged secret, or throws if data may depend on it. */
export function ensureLocalSecret(file = join(root, ".data/secret")) {
  const read = () => (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
  const kept = withContext(`${file} cannot be read`, read);
  if (kept && !explainWeakSecret(kept)) return kept;
  if (kept !== null && isInUse()) {
    throw new Error(`${file} is damaged: restore it from a backup, or remove it, which signs everyone out`);
  }
  const secret = randomBytes(48).toString("base64url");
  withContext(`${file} cannot be written`, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeSecretFile(file, `${secret}\n`);
  });
  return secret;
}
