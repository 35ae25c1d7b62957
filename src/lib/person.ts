import { canonicalEmail } from "./email-address";

export type Person = { name: string; email: string };

/** Returns a key that is equal for all spellings of a name and address. */
export function personKey({ name, email }: Person) {
  return JSON.stringify([name.normalize("NFKC").trim().toLowerCase(), canonicalEmail(email)]);
}
