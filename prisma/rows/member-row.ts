import { canonicalEmail } from "@/lib/email-address";
import { buildSearchText } from "@/lib/search-text";

export function buildMemberRow<Fields extends { email: string; displayName?: string | null }>(
  fields: Fields,
) {
  const { email, displayName } = fields;
  return {
    ...fields,
    emailCanonical: canonicalEmail(email),
    searchText: buildSearchText(displayName, email),
    purchasedProducts: [],
  };
}
