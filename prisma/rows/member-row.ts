import { canonicalEmail } from "@/lib/email-address";
import { searchTextOf } from "@/lib/search-text";

export function memberRow<Fields extends { email: string; displayName?: string | null }>(fields: Fields) {
  const { email, displayName } = fields;
  return {
    ...fields,
    emailCanonical: canonicalEmail(email),
    searchText: searchTextOf(displayName, email),
    purchasedProducts: [],
  };
}
