import "server-only";
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { env } from "@/env.mjs";

/** Returns the site's secret, without which a public site does not start (scripts/support/local.mjs). */
export function getSiteSecret() {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/** Returns an HMAC-SHA256 in base64url; each purpose has an independent key. */
export function sign(purpose: string, value: string) {
  return createHmac("sha256", `${getSiteSecret()}:${purpose}`).update(value).digest("base64url");
}

export function seal(purpose: string, value: string) {
  return `${value}.${sign(purpose, value)}`;
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Returns the value in a sealed text, or null if the signature is invalid. */
export function unseal(purpose: string, sealed: string | null) {
  const at = sealed?.lastIndexOf(".") ?? -1;
  if (!sealed || at < 1) return null;
  const value = sealed.slice(0, at);
  return isSameSecret(sealed.slice(at + 1), sign(purpose, value)) ? value : null;
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

function deriveKey(purpose: string) {
  return new Uint8Array(hkdfSync("sha256", getSiteSecret(), "", `aurea:${purpose}`, 32));
}

export function encrypt(purpose: string, value: string) {
  const nonce = randomBytes(nonceBytes);
  const work = createCipheriv(cipher, deriveKey(purpose), nonce);
  const body = Buffer.concat([work.update(value, "utf8"), work.final()]);
  return Buffer.concat([nonce, work.getAuthTag(), body]).toString("base64url");
}

/** Returns the decrypted text, or null if the encrypted text is invalid. */
export function decrypt(purpose: string, hidden: string) {
  const bytes = Buffer.from(hidden, "base64url");
  if (bytes.length < nonceBytes + tagBytes) return null;
  try {
    const work = createDecipheriv(cipher, deriveKey(purpose), bytes.subarray(0, nonceBytes));
    work.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([work.update(bytes.subarray(nonceBytes + tagBytes)), work.final()]).toString("utf8");
  } catch {
    return null;
  }
}
