import { expect, test } from "vitest";
import { normalizeEmail } from "./email-address";
import { formatEmail } from "./format-email";

test.each([
  ["jan@xn--bcher-kva.de", "jan@bücher.de"],
  ["ivan@xn--e1afmkfd.xn--p1ai", "ivan@пример.рф"],
  ["noor@mail.xn--80a1acny.com", "noor@mail.почта.com"],
  ["noor@xn--fsqu00a.xn--4rr70v", "noor@例子.广告"],
  ["noor@xn--mgba3gch31f060k.com", "noor@نامه\u200cای.com"],
  ["noor@xn--hxajbheg2az3al.xn--jxalpdlp", "noor@παράδειγμα.δοκιμή"],
  ["linh@xn--vit-5kz.vn", "linh@việt.vn"],
  ["o'brien+tea@example.ie", "o'brien+tea@example.ie"],
])("the address %s is shown as %s", (stored, shown) => {
  expect(formatEmail(stored)).toBe(shown);
  expect(normalizeEmail(shown)).toBe(stored);
});

test.each([
  "аррӏе.com",
  "ехаmple.org",
  "eхample.рф",
  "ɡoogle.com",
  "ορτιον.com",
  "i❤.ws",
  "ivаn.пример.рф",
  "gıthub.com",
  "paypaḷ.com",
  "googleノx.org",
  "օոօ.com",
  "рассо.中国",
])("a domain such as %s, which could imitate another, is shown in punycode", (domain) => {
  const stored = normalizeEmail(`noor@${domain}`) ?? "";
  expect(stored).toContain("xn--");
  expect(formatEmail(stored)).toBe(stored);
});

test.each([
  "",
  "noor",
  "xn--bcher-kva",
  "noor@",
  "noor@xn--zz--.org",
  "noor@xn--google-.com",
  "noor@xn--\uffff.org",
  "noor@exa_mple.org",
])("%j, which is not an email address, is shown as it is", (text) => expect(formatEmail(text)).toBe(text));
