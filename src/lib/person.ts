import { canonicalEmail } from "./email-address";

export type Person = { name: string; email: string };

export function buildPersonKey({ name, email }: Person) {
  const plain = name.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
  return JSON.stringify([plain, canonicalEmail(email)]);
}
