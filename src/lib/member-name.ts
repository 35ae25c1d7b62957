/** What to call a member: their own name, or the part of the e-mail before the @. */
export function memberName({ name, email }: { name: string | null; email: string }) {
  return name?.trim() || email.slice(0, email.lastIndexOf("@")) || email;
}
