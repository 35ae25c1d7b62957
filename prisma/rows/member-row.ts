import { canonicalEmail } from "@/lib/email-address";
import { searchTextOf } from "@/lib/search-text";

/** Returns the row of a Free member for the demo and for tests. */
export function memberRow<Fields extends { email: string; displayName?: string | null }>(fields: Fields) {
  const { email, displayName } = fields;
  return {
    ...fields,
    emailCanonical: canonicalEmail(email),
    searchText: searchTextOf(displayName, email),
    purchasedProducts: [],
  };
}
