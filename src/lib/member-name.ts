export function getMemberName({ name, email }: { name: string | null; email: string }) {
  return name?.trim() || email.slice(0, email.lastIndexOf("@")) || email;
}

/** Returns the name, or null if it could contain a link, because visitors can enter any name for any address. */
export function getPlainName(name: string | null): string | null {
  if (!name) return null;
  // Mail programs may also link addresses with the wide signs of East Asian keyboards.
  const plain = name.normalize("NFKC").replaceAll("。", ".");
  return /[@/\\\r\n]|www\.|\S\.\p{L}{2,}/iu.test(plain) ? null : name;
}
