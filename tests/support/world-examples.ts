// Examples of inputs that real keyboards, mail programs and proxies send.

/** An address as typed, as stored, and in another spelling of the same person. */
export const addresses: [typed: string, stored: string, other: string][] = [
  ["ivan@xn--e1afmkfd.xn--p1ai", "ivan@xn--e1afmkfd.xn--p1ai", "Ivan@пример.рф"],
  ["jan@bücher.de", "jan@xn--bcher-kva.de", "JAN@XN--BCHER-KVA.DE."],
  ["r&d@example.com", "r&d@example.com", "mailto:r%26d@example.com?subject=Hello"],
  ["a/b@example.com", "a/b@example.com", "A/B@EXAMPLE.com"],
  ["anna@δοκιμή.ελ", "anna@xn--jxalpdlp.xn--qxam", "anna@ΔΟΚΙΜΉ.ΕΛ"],
  ["ravi@उदाहरण.भारत", "ravi@xn--p1b6ci4b4b3a.xn--h2brj9c", "ravi@XN--P1B6CI4B4B3A.xn--h2brj9c"],
  ["som@ตัวอย่าง.ไทย", "som@xn--72c1a1bt4awk9o.xn--o3cw4h", "\u00a0som@ตัวอย่าง.ไทย\u200b"],
  ["min@예시.한국", "min@xn--vv4b11d.xn--3e0b707e", `min@${"예시.한국".normalize("NFD")}`],
  ["taro@例え。テスト", "taro@xn--r8jz45g.xn--zckzah", "ｔａｒｏ＠例え｡テスト"],
  ["用户@例子.广告", "用户@xn--fsqu00a.xn--4rr70v", "<用户@例子.广告>"],
  ["layla@مثال.إختبار", "layla@xn--mgbh0fb.xn--kgbechtv", "\u202blayla@مثال.إختبار\u202c"],
  ["noor@faß.de", "noor@xn--fa-hia.de", "“noor@faß.de”"],
  ["o'brien+tea@example.ie", "o'brien+tea@example.ie", "O’Brien+tea@example.ie"],
  ["copied@example.org", "copied@example.org", "Noor de Vries <copied@example.org>,"],
  ["quoted@example.org", "quoted@example.org", "'quoted@example.org'"],
  ['"jan.de.wit"@example.com', "jan.de.wit@example.com", '"Jan" <"JAN.de.wit"@example.com>'],
  ["a-b@example-a.org", "a-b@example-a.org", "a\u2011b@example\u2010a.org"],
  ["İLKER@GMAİL.COM", "ilker@gmail.com", "mailto://Ilker@gmail.com"],
  ["«n.o´neill@example.ie»!", "n.o'neill@example.ie", "N.Oʼneill@example.ie…"],
];

/** The characters of each password have a composed and a decomposed form. */
export const passwords = [
  "café-naïve-9",
  "Mật-khẩu-ổn-7",
  "비밀번호-하늘",
  "Ångström-\u1e9b\u0323-4",
  "ऩाम-पासवर्ड",
  "がぎぐ-パスワード",
  "  blanks café  ",
  "👩‍🚀-é-👨‍👩‍👧",
  "é".repeat(1_024),
];

/** `zero` is the code point of the script's zero. */
export const digitsFrom = (zero: number) => (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

export const codes: [what: string, write: (code: string) => string][] = [
  ["Arabic digits", digitsFrom(0x660)],
  ["full-width digits", digitsFrom(0xff10)],
  ["Persian digits between directional marks", (code) => `\u202b${digitsFrom(0x6f0)(code)}\u202c`],
  ["Devanagari digits", digitsFrom(0x966)],
  ["Bengali digits", digitsFrom(0x9e6)],
  ["Thai digits", digitsFrom(0xe50)],
  ["mathematical digits", digitsFrom(0x1d7ce)],
  ["digits in circles", (code) => code.replace(/\d/g, (digit) => "⓪①②③④⑤⑥⑦⑧⑨"[Number(digit)] ?? "")],
  ["two groups", (code) => code.replace(/(...)/, "$1 ")],
  ["two groups with a no-break space", (code) => code.replace(/(...)/, "$1\u00a0")],
  ["two groups with a dash", (code) => code.replace(/(...)/, "$1–")],
  ["quotes and blanks that were copied with it", (code) => `\u200b “${code}”.\n`],
];

export const invisibleNames: [what: string, name: string][] = [
  ["a zero-width space", "\u200b"],
  ["a Hangul filler", "\u3164"],
  ["a blank Braille pattern", "\u2800"],
  ["a word joiner and a soft hyphen", "\u2060\u00ad"],
  ["a Hangul choseong filler", "\u115f"],
  ["directional overrides", "\u202e\u202c"],
  ["tag characters", "\u{e0041}\u{e007f}"],
  ["variation selectors", "\ufe0f\u{e0100}"],
  ["combining marks", "\u0301\u0489"],
  ["private use characters", "\ue000\u{10fffd}"],
  ["blanks of other widths", "\u3000\u00a0\u2003\u202f"],
  ["control characters", "\u0007\u001b\u0085"],
  ["musical formatting", "\u{1d173}\u{1d159}"],
  ["joiners", "\u200d\u200c\u034f"],
];

export const names: [typed: string, stored: string][] = [
  ["No\u200bor\u00ad", "Noor"],
  ["\u202eNoor\u202c", "Noor"],
  ["Noor\u{e0041}\u{e007f}", "Noor"],
  ["N\u3164oor", "Noor"],
  ["No\u0007or\u009b", "Noor"],
  ["Noor\tde\r\nVries\u2028", "Noor de Vries"],
  ["Zoe\u0308", "Zoë"],
  ["Z\u0337o\u0336", "Z\u0337o\u0336"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["क\u094d\u200dष", "क\u094d\u200dष"],
  ["กำแพง", "กำแพง"],
  ["葛\u{e0100}", "葛\u{e0100}"],
  ["👩🏽‍🚀 👨‍🦰 🏳️‍⚧️ 🇳🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀 👨‍🦰 🏳️‍⚧️ 🇳🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
];

export const searches: [name: string, q: string][] = [
  ["王小明", "小明"],
  ["Łukasz Łoś", "lukasz los"],
  ["Straße", "strasse"],
  ["O'Brien", "obrien"],
  ["O’Neill", "o`neill"],
  ["Oʼzbek", "o'zbek"],
  ["Фёдор Андрей", "федор андреи"],
  ["GROẞ", "groß"],
  ["İpek Işıl", "ipek isil"],
  ["Æsop Øre", "aesop ore"],
  ["Søren Åse", "soeren aase"],
  ["Đorđe Þór", "djordje thor"],
  ["ﾔﾏﾀﾞ", "やまだ"],
  ["김민수".normalize("NFD"), "민수"],
  ["محـمّد", "محمد"],
  ["אַבְרָהָם", "אברהם"],
  ["劉德華", "德華"],
  ["山田 太郎", "山田太郎"],
  ["Smith-Jones", "smith‐jones"],
  ["SmithJones", "smith-jones"],
  ["Van der Berg", "vanderberg"],
  ["Noor de Vries-Bakker", "bakker noor"],
  ["Қайрат Єва", "каират ева"],
  ["علی\u200cرضا", "علی رضا"],
  ["Nguyễn Hương", "nguyen huong"],
  ["J. R. Tolkien", "jr tolkien"],
  ["Zoe", "Zoë"],
  ["王國偉", "王国伟"],
  ["渡邉 佐々木", "渡辺佐佐木"],
  ["增田 奧", "増田奥"],
  ["Ŋɔŋlɛ Ɖuƒe", "nonle dufe"],
  ["Anne-Marie", "anne\u2212marie"],
  ["김민수", "\u115f민\u3164수"],
  ["金子みすゞ", "みすず"],
  ["Գևորգ", "ԳԵՎՈՐԳ"],
  ["👩🏽‍🚀", "👩‍🚀"],
  ["हिन्दी पांडे", "हिंदी पाण्डे"],
  ["\u0e40\u0e40ก้ว", "แก้ว"],
  ["Nᴏᴏʀ 🅑🅡🅐🅜", "noor bram"],
];

export const addressSearches: [email: string, queries: string[]][] = [
  [
    "anne-marie.x@xn--bcher-kva.de",
    ["anne-marie", "annemarie", "@bücher", "bucher.de", "marie.x@", "xn--bcher"],
  ],
  ["o'hara_w@example.net", ["ohara", "o’hara_w@example.net", "W@EXAMPLE", "example.net", "＠example"]],
];

const tracked = `fbclid=${"x".repeat(61)}`;

/** What mail programs and gateways turn the link `page#secret` into. */
export const links: [what: string, write: (page: string, secret: string) => string][] = [
  ["unchanged", (page, it) => `${page}#${it}`],
  ["with its # encoded", (page, it) => `${page}%23${it}`],
  ["with its # encoded twice", (page, it) => `${page}%2523${it}`],
  ["with its / and # encoded", (page, it) => `${page.replace("auth/", "auth%2F")}%23${it}`],
  ["with its / and # encoded twice", (page, it) => `${page.replace("auth/", "auth%252F")}%2523${it}`],
  ["with its # encoded, after a slash", (page, it) => `${page}/%23${it}`],
  ["with its # encoded, and a slash at the end", (page, it) => `${page}%23${it}/`],
  ["with its # encoded, after parameters", (page, it) => `${page}?utm_source=a&utm_medium=b%23${it}`],
  ["with its # encoded, before parameters", (page, it) => `${page}%23${it}?utm_source=a`],
  ["with its # and parameters encoded", (page, it) => `${page}%3Futm_source%3Da%23${it}`],
  ["with its # as HTML", (page, it) => `${page}&#35;${it}`],
  ["with its # as an HTML entity with a name", (page, it) => `${page}&num;${it}`],
  ["with a slash before the #", (page, it) => `${page}/#${it}`],
  ["with a full stop before the #", (page, it) => `${page}.#${it}`],
  ["with a blank before the #", (page, it) => `${page}%20#${it}`],
  ["with parameters before the #", (page, it) => `${page}?utm_source=a&${tracked}#${it}`],
  ["with parameters after an &", (page, it) => `${page}&utm_source=a#${it}`],
  ["with parameters in the fragment", (page, it) => `${page}#${it}?utm_source=a&${tracked}`],
  ["with parameters first in the fragment", (page, it) => `${page}#${tracked}&${it}`],
  ["in angle brackets", (page, it) => `${page}#${it}>.`],
  ["in italics", (page, it) => `${page}#_${it}_`],
  ["in quoted-printable", (page, it) => `${page}#=3D${it}=20`],
  ["broken by quoted-printable", (page, it) => `${page}#${it.slice(0, 30)}=%0D%0A${it.slice(30)}`],
  ["broken by a blank", (page, it) => `${page}#${it.slice(0, 30)}%20${it.slice(30)}`],
  ["broken by a soft hyphen", (page, it) => `${page}#${it.slice(0, 30)}\u00ad${it.slice(30)}`],
  ["encoded twice, with its hyphens", (page, it) => `${page}%2523${it.replaceAll("-", "%252D")}`],
  ["with its hyphens encoded", (page, it) => `${page}#${it.replaceAll("-", "%2D").replaceAll("_", "%5f")}`],
];

const port = (call: number) => 40_000 + call;
const inTurn =
  (...spellings: ((call: number) => string)[]) =>
  (call: number) =>
    spellings[call % spellings.length]?.(call) ?? "";

export const forwardings: [what: string, write: (call: number) => string][] = [
  ["an IPv4 address with ports", (call) => `203.0.113.7:${port(call)}`],
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
    ),
  ],
  ["a link-local address with zones", (call) => `[fe80::1%25eth${call}]:${port(call)}`],
  [
    "an address after those that the client wrote itself",
    (call) => `192.0.2.${call}, 198.51.100.77:${port(call)}`,
  ],
  ["the network of one household", (call) => `2001:db8:1:2::${call.toString(16)}`],
];
