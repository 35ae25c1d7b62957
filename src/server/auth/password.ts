import "server-only";
import { randomBytes } from "node:crypto";
import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "@/lib/password-limit";
import type { Database } from "../db/client";

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two iterations, one degree of parallelism.
const argon2id = 2 as Algorithm;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

function getDummyHash() {
  dummy ??= hash(randomBytes(24).toString("hex"), options);
  return dummy;
}

/** Hashes the normalised password, so that composed and decomposed input match. Makes one KDF call. */
export function hashPassword(password: string) {
  return hash(normalizePassword(password), options);
}

/**
 * Verifies against a dummy if there is no hash, so that the number of KDF calls does not depend on the result. Also
 * tries the password as typed, in NFC and in NFD, because earlier releases normalised passwords less or not at all.
 */
async function findMatchingForm(passwordHash: string | null | undefined, password: string) {
  // Creates the dummy hash even if there is a hash, so that the first call takes equally long with and without an
  // account.
  const spare = getDummyHash();
  const against = passwordHash ?? (await spare);
  const [normalized = "", ...others] = new Set([
    normalizePassword(password),
    password,
    password.normalize("NFC"),
    password.normalize("NFD"),
  ]);
  const fitsNormalized = await verify(against, normalized);
  let fitsOther = false;
  for (const other of others) fitsOther = (await verify(against, other)) || fitsOther;
  if (!passwordHash) return null;
  if (fitsNormalized) return "normalized";
  return fitsOther ? "as-typed" : null;
}

/**
 * Returns whether the password matches. A missing hash costs the same number of KDF calls, so timing reveals nothing.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  return (await findMatchingForm(passwordHash, password)) !== null;
}

/** Returns whether the password is the user's. Replaces a matching hash that was made from an unnormalised password. */
export async function isPasswordOf(
  db: Database,
  user: { id: string; passwordHash: string | null } | null,
  password: string,
) {
  const form = await findMatchingForm(user?.passwordHash, password);
  if (user && form === "as-typed") {
    const { id, passwordHash } = user;
    const renewed = await hashPassword(password);
    await db.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed } });
  }
  return form !== null;
}

/** Creates the dummy hash at the start, so that the first sign-in takes as long as later sign-ins. */
export async function warmUpPasswords() {
  await getDummyHash();
}

let common: Promise<ReadonlySet<string>> | undefined;

// The list has the 10,000 most common passwords of six or more characters; its field `source` names their package.
async function readCommonPasswords() {
  const { default: list } = await import("./common-passwords.json");
  return new Set(list.passwords.split(" "));
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const removePunctuation = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

async function isCommonPassword(password: string) {
  common ??= readCommonPasswords();
  return (await common).has(fold(password).trim());
}

/** Returns whether a password is common, or equals the person's name or address except for case and punctuation. */
export async function isGuessablePassword(password: string, person: { email: string; name: string | null }) {
  const tried = removePunctuation(password);
  const own = [person.email, person.email.slice(0, person.email.lastIndexOf("@")), person.name ?? ""];
  if (tried && own.some((word) => removePunctuation(word) === tried)) return true;
  return isCommonPassword(password);
}
