import "server-only";

let common: Promise<ReadonlySet<string>> | undefined;

async function readList() {
  const { default: list } = await import("./common-passwords.json");
  return new Set(list.passwords.split(" "));
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a password is among the 10,000 commonest, whatever its case. The list is read at the first question. */
async function isCommonPassword(password: string) {
  common ??= readList();
  return (await common).has(fold(password).trim());
}

/**
 * Whether a password is one of the first anybody would try for this person: a common one, or their own name or
 * address, whatever the case, spaces and punctuation.
 */
export async function isGuessablePassword(password: string, person: { email: string; name: string | null }) {
  const tried = squeeze(password);
  const own = [person.email, person.email.slice(0, person.email.lastIndexOf("@")), person.name ?? ""];
  if (tried && own.some((word) => squeeze(word) === tried)) return true;
  return isCommonPassword(password);
}
