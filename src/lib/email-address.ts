import { normalizeText, toLowerCase } from "./text-normalization";

const emoji = "\\p{Extended_Pictographic}\\p{Emoji_Modifier}";
// The signs of Catalan, Greek, Hebrew and Japanese names and the joiners of Persian and Indian names (RFC 5892, A.1 to
// A.7).
const nameSigns = "\u00b7\u0375\u05f3\u05f4\u30fb\u200c\u200d";
// RFC 5321 without quoted local parts, and with the letters, signs and emoji of RFC 6531.
const atext = `[\\p{L}\\p{M}\\p{N}${emoji}${nameSigns}!#$%&'*+/=?^_\`{|}~-]`;
const localPart = new RegExp(`^${atext}+(?:\\.${atext}+)*$`, "u");
const domainCharacters = new RegExp(`^[\\p{L}\\p{M}\\p{N}\\p{So}${emoji}.\\u3002\\-${nameSigns}]+$`, "u");
const asciiHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

function toAsciiDomain(domain: string) {
  // Checks the characters first, because URL would decode escapes and drop ports and paths.
  if (!domainCharacters.test(domain)) return null;
  try {
    // Adds a full stop that is not ASCII, because URL does not check the punycode of a domain in ASCII.
    const host = new URL(`http://${toLowerCase(domain).replace(/[.。]?$/, "。")}`).hostname.slice(0, -1);
    return asciiHost.test(host) ? host : null;
  } catch {
    return null;
  }
}

function readMailtoAddress(text: string) {
  const address = /^mailto:(?:\/\/)?([^?]*)/i.exec(text)?.[1];
  try {
    return address === undefined ? text : decodeURIComponent(address).trim();
  } catch {
    return text;
  }
}

/**
 * Returns whether the text before an address in brackets is a name. Some mail programs repeat the address as the name.
 */
function isNameOf(before: string, address: string) {
  if (!before.includes("@")) return true;
  const name = before.replace(/^["']|["']? ?$/g, "").toLowerCase();
  return [name, `mailto:${name}`].includes(address.toLowerCase());
}

/** Word processors and keyboards write these characters instead of ASCII apostrophes and hyphens. */
const withAsciiSigns = (text: string) =>
  text.replace(/[‘’‛´′\u02b9-\u02bd]/g, "'").replace(/[\u2010-\u2013\u2212]/g, "-");

/** Removes curly quotation marks that follow no letter, because they are not apostrophes. */
const removeOpeningQuotes = (text: string) => text.replace(/(?<![\p{L}\p{M}\p{N}])‘/gu, "");

/** Writes a link in Markdown or escaped HTML as a name and an address in <>, and decodes signs from a URL. */
function removeMarkup(text: string) {
  const plain = text
    .replaceAll("&lt;", "<")
    .replace(/&gt(;|$)/g, ">")
    .replace(/^\[([^\]]*)\]\(([^)]*)\)$/, "$1 <$2>")
    .replace(/%2b/gi, "+")
    .replaceAll("%20", " ")
    .trim();
  return plain.includes("@") ? plain : plain.replace("%40", "@");
}

/** Removes the name before or after an address. Outlook and directories put either of them into (), [] or <>. */
function removeName(text: string) {
  const [, first] = /^<([^<>]*)>[^<>@]*$/.exec(text) ?? [];
  if (first?.includes("@")) return first;
  const [, before = "", inside] = /^([^<>()[\]]*)[<([]([^<>()[\]]*)[>)\]]$/.exec(text) ?? [];
  if (inside === undefined) return text;
  if (!inside.includes("@")) return before.trim();
  return isNameOf(before, inside) ? inside : text;
}

const copiedLabel = /^(?:•\s*)?(?:(?!mailto:)\p{L}[\p{L}\p{M} -]+: *(?![ /]))?/iu;

/** Matches quotation marks or brackets around an address, of which perhaps only one was copied. */
const copiedSigns = /^(?:'(?=.*'$)|"(?![^@]*"@)|[“„‚«»‹›「『【《<([])?([^@]*@[^@]*?)["'”“«»‹›」』】》>)\]]?$/;
const removeQuotes = (text: string) => text.replace(copiedLabel, "").replace(copiedSigns, "$1");

function removeSentenceEnd(text: string) {
  // The lookbehind keeps the search linear, because a match can begin only at the first of these characters.
  return text.replace(/(?<![\s,.;:!\u00b7])[\s,.;:!\u00b7\u060c\u061b\u3001\u3002]+$/, "");
}

/** Letters of these scripts are left as they are: NFKC would split some, such as the Thai ำ, which mailboxes contain. */
const compatible = /[^\p{sc=Thai}\p{sc=Lao}\p{sc=Tibetan}\p{sc=Armenian}]+/gu;

/** Some programs split the Thai letter ำ and the Lao letter ຳ into two characters. */
const withWholeLetters = (text: string) =>
  text.replaceAll("\u0e4d\u0e32", "\u0e33").replaceAll("\u0ecd\u0eb2", "\u0eb3");

/** Removes characters that are copied along with an address from a link, a text or a list of recipients. */
function cleanAddress(text: string) {
  // The signs are replaced first, because NFKC turns an acute accent used as an apostrophe into a space.
  const signs = withAsciiSigns(removeOpeningQuotes(withWholeLetters(normalizeText(text))));
  const copied = signs.replace(compatible, (part) => part.normalize("NFKC")).trim();
  const address = removeQuotes(removeName(removeMarkup(removeSentenceEnd(copied))));
  // Keyboards of phones and word processors put blanks around the @.
  const joined = removeSentenceEnd(address).replace(/(?<!\s)\s*@\s*/, "@");
  return withAsciiSigns(readMailtoAddress(joined));
}

/** Returns an address as it is stored, with its domain in punycode, or null if it is invalid. */
export function normalizeEmail(text: string): string | null {
  const email = cleanAddress(text);
  const at = email.lastIndexOf("@");
  // Unnecessary quotes do not change an address. Other quoted local parts are refused, because many mail servers refuse
  // or misread them.
  const local = email.slice(0, Math.max(at, 0)).replace(/^"(.*)"$/, "$1");
  const domain = localPart.test(local) ? toAsciiDomain(email.slice(at + 1)) : null;
  // SQLite's lower() changes only ASCII letters, so local parts with other letters are stored in lower case.
  return domain && `${/^[ -~]+$/.test(local) ? local : toLowerCase(local).normalize("NFC")}@${domain}`;
}

/** Returns whether the path of a `mailto:` link is an address, without anything that `normalizeEmail` would remove. */
export function isMailtoAddress(path: string) {
  const at = path.lastIndexOf("@");
  try {
    const [local, domain] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)].map(decodeURIComponent);
    return localPart.test(`${local}`) && /[^.]$/.test(`${domain}`) && toAsciiDomain(`${domain}`) !== null;
  } catch {
    return false;
  }
}

/** Returns the spelling by which accounts and waiting list entries are found. */
export function canonicalEmail(email: string) {
  return toLowerCase(normalizeEmail(email) ?? cleanAddress(email)).normalize("NFC");
}
