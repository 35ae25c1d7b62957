/** Returns the canonical spelling of an address: NFKC, lower case, trimmed. */
export function canonicalEmail(email: string) {
  return email.normalize("NFKC").trim().toLowerCase();
}
