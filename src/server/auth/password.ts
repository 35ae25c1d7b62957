import "server-only";
import { randomBytes } from "node:crypto";
import { type Algorithm, hash, verify } from "@node-rs/argon2";

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const argon2id = 2 as Algorithm;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** Hashes a password with argon2id; one KDF call. */
export function hashPassword(password: string) {
  return hash(password, options);
}

/**
 * Whether a password fits a hash. Without a hash (no such user, Google only) it verifies against a dummy,
 * so that every branch costs exactly one KDF call.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  dummy ??= hash(randomBytes(24).toString("hex"), options);
  const matches = await verify(passwordHash ?? (await dummy), password);
  return Boolean(passwordHash) && matches;
}

/** Makes the dummy hash ahead of the first sign-in, so that this one takes no longer than the next. */
export async function warmUpPasswords() {
  dummy ??= hash(randomBytes(24).toString("hex"), options);
  await dummy;
}
