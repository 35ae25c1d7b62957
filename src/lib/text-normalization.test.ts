import { expect, test } from "vitest";
import {
  isValidName,
  isVisibleText,
  normalizeText,
  replaceLineBreaks,
  shortenText,
  toAsciiDigits,
} from "./text-normalization";

const normalized = (text: string) => normalizeText(text).trim();

test.each([
  ["zero-width space", "\u200b"],
  ["Hangul filler", "\u3164"],
  ["blank Braille pattern", "\u2800\u2800"],
  ["word joiner and soft hyphen", "\u2060\u00ad"],
  ["variation selector", "\ufe0f"],
  ["ideographic variation selector", "\u{e0100}"],
  ["tag space", "\u{e0020}\u{e007f}"],
  ["joiners", "\u200d\u200c"],
  ["directional marks", "\u200e\u200f\u061c"],
  ["directional embeddings and isolates", "\u202a\u202e\u202c\u2066\u2069"],
  ["interlinear annotation", "\ufff9\ufffb"],
  ["null notehead", "\u{1d159}"],
  ["Egyptian blank", "\u{13441}"],
  ["ideographic space", "\u3000\u00a0\u2003"],
  ["control characters", "\u0001\u001b\u007f\u0085\u009b"],
])("a text that consists of invisible characters becomes empty: %s", (_name, text) => {
  expect(normalized(text)).toBe("");
});

test.each(["\u0301", "\u0301\u0308", "\ue000", "\u200b \u0301"])(
  "a text of combining marks or private-use characters counts as invisible: %j",
  (text) => {
    expect([isValidName(normalized(text)), isVisibleText(normalized(text))]).toEqual([false, false]);
  },
);

test("line breaks that HTML does not show as such become line feeds", () => {
  expect(normalizeText("1\v2\f3\u00854\u20285\u20296")).toBe("1\n2\n3\n4\n5\n6");
});

test("a name must contain more than punctuation, while other texts need not", () => {
  for (const text of ["-", "…", "''", "(?)"])
    expect([isValidName(normalized(text)), isVisibleText(normalized(text))]).toEqual([false, true]);
});

test.each([
  ["an emoji of several people", "👩🏽‍🚀 👨‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈 🏴‍☠️ 👁️‍🗨️"],
  ["a flag of tags", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["a keycap", "1️⃣ ☺︎"],
  ["Persian with a non-joiner", "علی\u200cرضا"],
  ["Persian with a joiner", "ه\u200d.ش"],
  ["Hindi with joiners", "क\u094d\u200dष र\u094d\u200cय"],
  ["Sinhala with a joiner", "ශ\u0dca\u200dරී"],
  ["Mongolian with its selectors", "ᠮᠣᠩᠭᠣᠯ\u180e\u1820\u180b"],
  ["a Japanese name with a selector", "葛\u{e0100}城 辻\ufe00"],
  ["Hangul of jamo", "한국"],
  ["names", "王小明 Łukasz O’Brien Zoë 𠮷野 ⠁⠃ Ⅳ ♥ 7"],
])("no character of %s is removed as invisible", (_name, text) => {
  expect(normalizeText(text)).toBe(text.normalize("NFC"));
  expect(isValidName(normalizeText(text))).toBe(true);
});

test.each([
  ["No\u00ado\u200br\u2060", "Noor"],
  ["\u2067Noor\u2069 \u200fde Vries", "Noor de Vries"],
  ["N\u200doo\u200cr\ufe0f", "Noor"],
  ["👩\u200d", "👩"],
  ["علی\u200c\u200cرضا", "علی\u200cرضا"],
  ["葛\u{e0100}\u{e0101}\u{e0102}", "葛\u{e0100}"],
  ["Zoe\u034f\u0308", "Zoë"],
  ["No\u0007or\u009b", "Noor"],
  ["one\ttwo\r\nthree", "one\ttwo\r\nthree"],
  ["N\0", "N\0"],
])("the text %j is normalised to %j", (text, left) => {
  expect(normalizeText(text)).toBe(left);
});

test("a character keeps at most 30 combining marks, however many were typed", () => {
  const startedAt = performance.now();
  expect(normalizeText(`Zo\u0308${"\u0301\u0323".repeat(30_000)}e`)).toHaveLength(
    "Zö".length + 29 + "e".length,
  );
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test("tabs and line breaks become spaces when a text is put on one line", () => {
  expect(replaceLineBreaks("Noor\tde\r\nVries\u2028\v the\u202f\u00a0first")).toBe(
    "Noor de Vries  the\u202f\u00a0first",
  );
});

test("the digits of all numbering systems with Unicode decimal digits are recognised", () => {
  const systems = Intl.supportedValuesOf("numberingSystem").map((numberingSystem) =>
    Array.from({ length: 10 }, (_, n) => new Intl.NumberFormat("en", { numberingSystem }).format(n)).join(""),
  );
  const decimal = systems.filter((digits) => /^\p{Nd}+$/u.test(digits));
  expect(decimal.length).toBeGreaterThan(50);
  for (const digits of decimal) expect(toAsciiDigits(digits), digits).toBe("0123456789");
});

test.each([
  ["is short enough", "one two", "one two"],
  ["ends within a word", "one two three", "one two…"],
  ["ends after a word", "one two. Three", "one two…"],
  ["has one long word", "x".repeat(40), "xxxxxxxx…"],
  ["has an emoji of several parts at the limit", "abcdefg👩‍🚀", "abcdefg…"],
  ["has a letter with its accent at the limit", "abcdefgq\u0323h", "abcdefg…"],
])("shortenText keeps at most eight characters of a text that %s", (_what, text, shown) => {
  expect(shortenText(text, 8)).toBe(shown);
});
