import { expect, test } from "vitest";
import { codeSchema, recoverySchema } from "./schema";

test.each([
  "١٢٣٤٥٦",
  "１２３４５６",
  "123 456",
  "\u202a123\u200b456\u202c\n",
  "123‑456.",
  "１２３　４５６",
  "1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e3456",
  "Code: 123456",
  "Aurea (noor@example.org): 123 456",
  "123456 is your code.",
  "رمز التحقق: ١٢٣٤٥٦",
])("a one-time code may be typed as %s", (code) => {
  expect(codeSchema.parse({ code })).toEqual({ code: "123456" });
});

test.each(["", "12345", "1234567", "12345a", "一二三四五六", "½23456", "Code: 1234567"])(
  "%j is not a one-time code",
  (code) => {
    expect(codeSchema.safeParse({ code }).success).toBe(false);
  },
);

test.each([
  "lobby-abc27",
  "LOBBY ABC27",
  "ｌｏｂｂｙ－ａｂｃ２７",
  "lobbyabc27",
  "10bby–a8c27",
  "\u200elobby\u00adabc٢٧ ",
  "3 lobby-abc27",
  "10\tlobby-abc27\n",
  "Recovery code: lobby-abc27",
])("a recovery code may be typed as %s", (code) => {
  expect(recoverySchema.parse({ code })).toEqual({ code: "lobbyabc27" });
});

test("the i of a recovery code may be typed as the Turkish İ", () => {
  expect(recoverySchema.parse({ code: "LİON2-TİGER" })).toEqual({ code: "lion2tiger" });
});
