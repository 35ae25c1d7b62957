import punycode from "punycode.js";

/**
 * Latin letters, without those that look like others: dotless i, kra, l with a dot, and most letters with dots below.
 */
const latin =
  "a-z\\u00df-\\u0130\\u0132-\\u0137\\u0139-\\u013e\\u0141-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b\\u1ea0-\\u1ef9";
const eastAsian = "\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Hang}\\p{Script=Bopo}ー";
const otherScripts =
  "Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt";
const alphabets = otherScripts.split(" ").map((script) => `\\u200c\\u200d\\p{scx=${script}}`);

/** Matches a label in one script. Chinese, Japanese and Korean may contain Latin letters. */
const inOneScript = new RegExp(
  `^(?:${[`${latin}${eastAsian}`, ...alphabets].map((letters) => `[${letters}\\d-]+`).join("|")})$`,
  "u",
);

/** Katakana and Han characters that look like strokes and slashes between Latin letters. */
const strokes = /(?=.*[a-z]).*[ーノンソ丶]/u;

/** Cyrillic, Greek and Armenian letters that look like Latin letters. */
const lookalikes = /^(?=.*[^\d-])[\d\-аысԁеԍһіюјӏорԗԛѕԝхубъьҽпгѵѡαικνρυωηοτոօսհզց]+$/u;

/** Uses a package, because browsers can only encode domains. */
function decodeLabel(label: string) {
  try {
    const decoded = punycode.toUnicode(label);
    return punycode.toASCII(decoded) === label ? decoded : label;
  } catch {
    return label;
  }
}

/**
 * Returns an address for display with its domain decoded from punycode, unless a label mixes scripts or consists of
 * letters that look like Latin ones. Emails are sent to the address with punycode.
 */
export function formatEmail(email: string) {
  const at = email.lastIndexOf("@") + 1;
  if (at === 0) return email;
  const labels = email.slice(at).split(".").map(decodeLabel);
  const isAmbiguous =
    !/\p{Script=Cyrl}/u.test(labels.at(-1) ?? "") && labels.some((label) => lookalikes.test(label));
  const isReadable = !isAmbiguous && labels.every((label) => inOneScript.test(label) && !strokes.test(label));
  return isReadable ? email.slice(0, at) + labels.join(".") : email;
}
