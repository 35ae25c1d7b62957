import { canonicalEmail } from "@/lib/email-address";

/** The row of a member, for the demo and for tests: with what follows from the address, and nothing bought. */
export function memberRow<Fields extends { email: string }>(fields: Fields) {
  return { ...fields, emailCanonical: canonicalEmail(fields.email), purchasedProducts: [] };
}
