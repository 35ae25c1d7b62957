/** A hidden field with the address under which password managers store the password. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
