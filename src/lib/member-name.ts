/** What to call a member: their own name, or the part of the e-mail before the @. */
export function memberName({ name, email }: { name: string | null; email: string }) {
  return name?.trim() || email.slice(0, email.lastIndexOf("@")) || email;
}

/**
 * A name as a mail may use it, or null. Anybody can put anybody's address and any name into a form: a name that
 * could lead somewhere is left out.
 */
export function plainName(name: string | null): string | null {
  if (!name || /[@/\\\r\n]|www\.|\S\.\p{L}{2,}/iu.test(name)) return null;
  return name;
}
