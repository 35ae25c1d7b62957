// Examples of inputs that real keyboards, mail programs and proxies send.

/** An address as typed, as stored, and in another spelling. */
export const addresses: [typed: string, stored: string, other: string][] = [
  ["ivan@xn--e1afmkfd.xn--p1ai", "ivan@xn--e1afmkfd.xn--p1ai", "Ivan@пример.рф"],
  ["jan@bücher.de", "jan@xn--bcher-kva.de", "JAN@XN--BCHER-KVA.DE."],
  ["José@bücher.de", "josé@xn--bcher-kva.de", "JOSE\u0301@xn--bcher-kva.de"],
  ["r&d@example.com", "r&d@example.com", "mailto:r%26d@example.com?subject=Hello"],
  ["a/b@example.com", "a/b@example.com", "A/B@EXAMPLE.com"],
  ["用户@例子.广告", "用户@xn--fsqu00a.xn--4rr70v", "<用户@例子.广告>"],
  ["info@col·lectiu.cat", "info@xn--collectiu-2pa.cat", "INFO@COL·LECTIU.CAT"],
  ["taro@ラーメン・大好き.jp", "taro@xn--w8jxqxa5b0bd8903exta.jp", "taro@ラーメン･大好き.jp"],
  ["🙂@example.org", "🙂@example.org", "<🙂@EXAMPLE.org>"],
  ["o'brien+tea@example.ie", "o'brien+tea@example.ie", "O’Brien+tea@example.ie"],
  ["copied@example.org", "copied@example.org", "Noor de Vries <copied@example.org>,"],
];

/** The characters of each password have a composed and a decomposed form. */
export const passwords = [
  "café-naïve-9",
  "비밀번호-하늘",
  "Ångström-\u1e9b\u0323-4",
  "  blanks café  ",
  "é".repeat(1_024),
];

/** `zero` is the code point of the script's zero. */
export const digitsFrom = (zero: number) => (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

export const codes: [what: string, write: (code: string) => string][] = [
  ["Arabic digits", digitsFrom(0x660)],
  ["full-width digits", digitsFrom(0xff10)],
  ["Persian digits between directional marks", (code) => `\u202b${digitsFrom(0x6f0)(code)}\u202c`],
  ["digits in circles", (code) => code.replace(/\d/g, (digit) => "⓪①②③④⑤⑥⑦⑧⑨"[Number(digit)] ?? "")],
  ["quotes and spaces that were copied with it", (code) => `\u200b “${code}”.\n`],
  ["the line in which it is written", (code) => `Code: ${code.slice(0, 3)} ${code.slice(3)}`],
];

export const invisibleNames: [what: string, name: string][] = [
  ["a zero-width space", "\u200b"],
  ["a Hangul filler", "\u3164"],
  ["a blank Braille pattern", "\u2800"],
  ["a word joiner and a soft hyphen", "\u2060\u00ad"],
  ["a Hangul choseong filler", "\u115f"],
];

export const names: [typed: string, stored: string][] = [
  ["No\u200bor\u00ad", "Noor"],
  ["N\u3164oor", "Noor"],
  ["Noor\tde\r\nVries\u2028", "Noor de Vries"],
  ["Zoe\u0308", "Zoë"],
  ["Z\u0337o\u0336", "Z\u0337o\u0336"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["กำแพง", "กำแพง"],
  ...["#️⃣", "*\u20e3", "‼️", "⁉", "〰️", "©️"].map((emoji): [string, string] => [emoji, emoji]),
  ["👩🏽‍🚀 👨‍🦰 🏳️‍⚧️ 🇳🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀 👨‍🦰 🏳️‍⚧️ 🇳🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
];

export const searches: [name: string, q: string][] = [
  ["王小明", "小明"],
  ["Łukasz Łoś", "lukasz los"],
  ["Straße", "strasse"],
  ["O'Brien", "obrien"],
  ["O’Neill", "o`neill"],
  ["Oʼzbek", "o'zbek"],
  ["김민수".normalize("NFD"), "민수"],
  ["Zoe", "Zoë"],
  ["👩🏽‍🚀", "👩‍🚀"],
  ["‼️", "‼"],
  ["+", "+"],
  ["緒方", "緖方"],
  ["Satō", "satou"],
];

export const addressSearches: [email: string, queries: string[]][] = [
  [
    "anne-marie.x@xn--bcher-kva.de",
    ["anne-marie", "annemarie", "@bücher", "bucher.de", "marie.x@", "xn--bcher"],
  ],
  ["o'hara_w@example.net", ["ohara", "o’hara_w@example.net", "W@EXAMPLE", "example.net", "＠example"]],
];

const tracked = `fbclid=${"x".repeat(61)}`;

/** Changes that mail programs and gateways make to the link `page#secret`. */
export const links: [what: string, write: (page: string, secret: string) => string][] = [
  ["that is unchanged", (page, it) => `${page}#${it}`],
  ["with its # encoded", (page, it) => `${page}%23${it}`],
  ["with its # encoded twice", (page, it) => `${page}%2523${it}`],
  ["with its # as in the source of an email", (page, it) => `${page}=23${it}`],
  ["with a small #", (page, it) => `${page}%EF%B9%9F${it}`],
  ["with its / and # encoded", (page, it) => `${page.replace("auth/", "auth%2F")}%23${it}`],
  ["with its / and # encoded twice", (page, it) => `${page.replace("auth/", "auth%252F")}%2523${it}`],
  ["with its # encoded, after a slash", (page, it) => `${page}/%23${it}`],
  ["with its # encoded, and a slash at the end", (page, it) => `${page}%23${it}/`],
  ["with its # encoded, after parameters", (page, it) => `${page}?utm_source=a&utm_medium=b%23${it}`],
  ["with its # encoded, before parameters", (page, it) => `${page}%23${it}?utm_source=a`],
  ["with its # and parameters encoded", (page, it) => `${page}%3Futm_source%3Da%23${it}`],
  ["with its # as HTML", (page, it) => `${page}&#35;${it}`],
  ["with its # as an HTML entity with a name", (page, it) => `${page}&num;${it}`],
  ["with its # as an encoded HTML entity with a name", (page, it) => `${page}%26num%3B${it}`],
  ["with a slash before the #", (page, it) => `${page}/#${it}`],
  ["with a full stop before the #", (page, it) => `${page}.#${it}`],
  ["with a space before the #", (page, it) => `${page}%20#${it}`],
  ["with parameters before the #", (page, it) => `${page}?utm_source=a&${tracked}#${it}`],
  ["with parameters after an &", (page, it) => `${page}&utm_source=a#${it}`],
  [
    "with its # encoded, and dashes in place of hyphens",
    (page, it) => `${page}%23${it.replaceAll("-", "–")}`,
  ],
  ["with its line broken before the page", (page, it) => `${page.replace("/reset", "/%0Areset")}#${it}`],
  [
    "with its # encoded, and an invisible character in its page",
    (page, it) => `${page.replace("reset", "re%E2%80%8Bset")}%23${it}`,
  ],
  ["with its # as an asterisk", (page, it) => `${page}*${it}__;Iw!!x$`],
  ["encoded twice, including its hyphens,", (page, it) => `${page}%2523${it.replaceAll("-", "%252D")}`],
];

const port = (call: number) => 40_000 + call;
const inTurn =
  (...spellings: ((call: number) => string)[]) =>
  (call: number) =>
    spellings[call % spellings.length]?.(call) ?? "";

export const forwardings: [what: string, write: (call: number) => string][] = [
  ["an IPv4 address with changing ports", (call) => `203.0.113.7:${port(call)}`],
  [
    "an IPv6 address with and without ports, brackets, quotes and zones",
    inTurn(
      () => "2001:db8::1",
      (call) => `[2001:db8::1]:${port(call)}`,
      (call) => `"[2001:DB8::1]:${port(call)}"`,
      (call) => `2001:db8:0:0:0:0:0:1:${port(call)}`,
      (call) => `2001:db8::1:${port(call)}`,
      (call) => `2001:0db8::1%eth${call}`,
    ),
  ],
  [
    "an IPv4 address mapped into IPv6",
    inTurn(
      () => "198.51.100.4",
      () => "::ffff:198.51.100.4",
      (call) => `[::FFFF:c633:6404]:${port(call)}`,
      (call) => `for="198.51.100.4:${port(call)}";proto=https`,
      (call) => `for="198.51.100.4:_p${call}"`,
    ),
  ],
  ["a link-local address with zones", (call) => `[fe80::1%25eth${call}]:${port(call)}`],
  [
    "an address to which the client prepends other addresses",
    (call) => `192.0.2.${call}, 198.51.100.77:${port(call)}`,
  ],
  ["the network of one household", (call) => `2001:db8:1:2::${call.toString(16)}`],
];
