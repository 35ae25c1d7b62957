import { canonicalEmail } from "./email-address";

export type Person = { name: string; email: string };

export function personKey({ name, email }: Person) {
  return JSON.stringify([name.normalize("NFKC").trim().toLowerCase(), canonicalEmail(email)]);
}
