import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { lineOf } from "./one-line.mjs";
import { root } from "./root.mjs";

const leastLength = 32;
const leastBits = 100;
const leastVariety = 0.8;

/** Shannon's entropy of the signs of a text, in bits. */
function entropyOf(text) {
  const counts = new Map();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}

/** How many of the groups of three signs in a text are not there twice: all of them, nearly, when it is random. */
function varietyOf(text) {
  const groups = Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
  return new Set(groups).size / groups.length;
}

/** What is wrong with a secret, as the end of a sentence that begins with its name; null when it looks random. */
export function secretFault(secret) {
  if (secret.length < leastLength)
    return "is too short: at least 32 random bytes, as from openssl rand -base64 48";
  const isGuessable = entropyOf(secret) < leastBits || varietyOf(secret) < leastVariety;
  return isGuessable ? "is no random text and could be guessed: use openssl rand -base64 48" : null;
}

/** Does something with a file of the site; its error says in one line which file, and how far it came. */
function orSay(what, work) {
  try {
    return work();
  } catch (error) {
    throw new Error(`${what}: ${lineOf(error)}`);
  }
}

/** Writes a file that is either whole under its name or not there, whatever happens meanwhile; for its owner only. */
function writeWhole(file, text) {
  const part = `${file}.${process.pid}.part`;
  const fd = openSync(part, "w", 0o600);
  writeSync(fd, text);
  fsyncSync(fd);
  closeSync(fd);
  renameSync(part, file);
}

/** Whether sessions and links may have been made with a secret: not before there is a database of ours. */
function isInUse() {
  const { DATABASE_URL: url = "file:.data/aurea.db" } = process.env;
  return !url.startsWith("file:") || existsSync(resolve(root, url.slice("file:".length)));
}

/**
 * The secret of this machine: made on the first run, kept in `.data/`. One that is no longer whole is made anew as long as
 * nothing depends on it; else an error says what to do.
 */
export function localSecret(file = join(root, ".data/secret")) {
  const read = () => (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
  const kept = orSay(`${file} cannot be read`, read);
  if (kept && !secretFault(kept)) return kept;
  if (kept !== null && isInUse()) {
    throw new Error(
      `${file} is not whole: put it back from a backup, or remove it, and then everybody signs in again`,
    );
  }
  const secret = randomBytes(48).toString("base64url");
  orSay(`${file} cannot be written`, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeWhole(file, `${secret}\n`);
  });
  return secret;
}
