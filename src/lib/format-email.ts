import punycode from "punycode.js";

const latin = "[a-z\\u00df-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b\\u1e00-\\u1eff";
const eastAsian = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}";
const otherScripts =
  "Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt";
const alphabets = otherScripts.split(" ").map((script) => `[\\u200c\\u200d\\p{scx=${script}}`);

/** Labels in Latin letters, which Chinese, Japanese and Korean mix with their own, or in one other script. */
const inOneScript = new RegExp(
  `^(?:${[`${latin}${eastAsian}`, ...alphabets].map((letters) => `${letters}\\d-]+`).join("|")})$`,
  "u",
);

/** Cyrillic and Greek letters that look like Latin letters, as browsers list them. */
const lookalikes = /^(?=.*[^\d-])[\d\-аысԁеԍһіюјӏорԗԛѕԝхубъьҽпгѵѡαικνρυωηοτ]+$/u;

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
 * Returns an address with its domain not in punycode, unless the domain could imitate another one (UTS #39). Only for
 * display: emails are sent to the address with punycode.
 */
export function formatEmail(email: string) {
  const at = email.lastIndexOf("@") + 1;
  const labels = email.slice(at).split(".").map(decodeLabel);
  const isAmbiguous = /^[a-z]+$/.test(labels.at(-1) ?? "") && labels.some((label) => lookalikes.test(label));
  const isReadable = labels.every((label) => inOneScript.test(label)) && !isAmbiguous;
  return isReadable ? email.slice(0, at) + labels.join(".") : email;
}
