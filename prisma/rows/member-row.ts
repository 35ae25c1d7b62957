import { canonicalEmail } from "@/lib/email-address";

/** Returns the row of a Free member for the demo and for tests. */
export function memberRow<Fields extends { email: string }>(fields: Fields) {
  return { ...fields, emailCanonical: canonicalEmail(fields.email), purchasedProducts: [] };
}
