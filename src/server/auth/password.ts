import "server-only";
import { randomBytes } from "node:crypto";
import { type Algorithm, hash, verify } from "@node-rs/argon2";
import type { Database } from "../db/client";

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const argon2id = 2 as Algorithm;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** Hashes a password in NFC, so that it does not matter how a keyboard composes its letters; one KDF call. */
export function hashPassword(password: string) {
  return hash(password.normalize("NFC"), options);
}

/**
 * Returns the form in which a password fits a hash, or null. Without a hash (no such user, Google only) it verifies
 * against a dummy. Every branch costs one KDF call, and every branch a second one where the password is not in NFC:
 * hashes made before passwords were normalised fit it as typed.
 */
async function findFittingForm(passwordHash: string | null | undefined, password: string) {
  dummy ??= hash(randomBytes(24).toString("hex"), options);
  const against = passwordHash ?? (await dummy);
  const composed = password.normalize("NFC");
  const fitsComposed = await verify(against, composed);
  const fitsAsTyped = password !== composed && (await verify(against, password));
  if (!passwordHash) return null;
  if (fitsComposed) return "composed";
  return fitsAsTyped ? "as-typed" : null;
}

/** Whether a password fits a hash, in the same number of KDF calls with and without a hash. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  return (await findFittingForm(passwordHash, password)) !== null;
}

/** Whether a password is the user's, as `verifyPassword`. A hash that fits only what was typed is renewed in NFC. */
export async function isPasswordOf(
  db: Database,
  user: { id: string; passwordHash: string | null } | null,
  password: string,
) {
  const form = await findFittingForm(user?.passwordHash, password);
  if (user && form === "as-typed") {
    const { id, passwordHash } = user;
    const renewed = await hashPassword(password);
    await db.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed } });
  }
  return form !== null;
}

/** Makes the dummy hash ahead of the first sign-in, so that this one takes no longer than the next. */
export async function warmUpPasswords() {
  dummy ??= hash(randomBytes(24).toString("hex"), options);
  await dummy;
}

let common: Promise<ReadonlySet<string>> | undefined;

async function readList() {
  const { default: list } = await import("./common-passwords.json");
  return new Set(list.passwords.split(" "));
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a password is among the 10,000 commonest, whatever its case. The list is read at the first question. */
async function isCommonPassword(password: string) {
  common ??= readList();
  return (await common).has(fold(password).trim());
}

/**
 * Whether a password is one of the first anybody would try for this person: a common one, or their own name or
 * address, whatever the case, spaces and punctuation.
 */
export async function isGuessablePassword(password: string, person: { email: string; name: string | null }) {
  const tried = squeeze(password);
  const own = [person.email, person.email.slice(0, person.email.lastIndexOf("@")), person.name ?? ""];
  if (tried && own.some((word) => squeeze(word) === tried)) return true;
  return isCommonPassword(password);
}
