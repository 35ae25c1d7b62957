/** The form in which two spellings of one address are equal: NFKC, lower case, trimmed. */
export function canonicalEmail(email: string) {
  return email.normalize("NFKC").trim().toLowerCase();
}
