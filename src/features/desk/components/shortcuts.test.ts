// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readShortcut } from "./shortcuts";

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  readShortcut(new KeyboardEvent("keydown", { key, code, ...more }));

test.each([
  ["Russian", "о", "KeyJ", "j"],
  ["Greek", "ξ", "KeyJ", "j"],
  ["Hebrew", "ח", "KeyJ", "j"],
  ["Hebrew, an apostrophe in place of W", "'", "KeyW", "w"],
  ["Arabic", "ت", "KeyJ", "j"],
  ["Arabic, a key of two letters", "لا", "KeyB", "b"],
  ["Thai, a mark", "่", "KeyJ", "j"],
  ["Japanese kana", "ま", "KeyJ", "j"],
  ["Japanese, full width", "ｊ", "KeyJ", "j"],
  ["Korean", "ㅓ", "KeyJ", "j"],
  ["Persian digits", "۲", "Digit2", "2"],
  ["Arabic digits", "٢", "Numpad2", "2"],
  ["Thai, in place of /", "ฝ", "Slash", "/"],
  ["Chinese, in place of /", "、", "Slash", "/"],
  ["Japanese, in place of /", "・", "Slash", "/"],
  ["Japanese, half width, in place of /", "･", "Slash", "/"],
])(
  "a key on a non-Latin keyboard runs the shortcut at the same position of a Latin keyboard: %s",
  (_layout, key, code, shortcut) => {
    expect(press(key, code)).toBe(shortcut);
  },
);

test.each([
  ["Dvorak", "j", "KeyC", "j"],
  ["Dvorak, punctuation at a letter's place", ".", "KeyE", "."],
  ["Dvorak, an apostrophe in place of Q", "'", "KeyQ", "'"],
  ["AZERTY", "q", "KeyA", "q"],
  ["AZERTY, a letter in place of a digit", "é", "Digit2", "é"],
  ["Hebrew, / in place of Q", "/", "KeyQ", "/"],
  ["no code, as screen keyboards send", "j", "", "j"],
])(
  "a key that types a Latin letter or ASCII sign runs the shortcut of that character, not of its position: %s",
  (_layout, key, code, shortcut) => {
    expect(press(key, code)).toBe(shortcut);
  },
);

test("a key that types a sign other than / in place of a digit runs the digit's shortcut", () => {
  expect(press("&", "Digit1")).toBe("1");
  expect(press("'", "Digit4")).toBe("4");
  expect(press("+", "Digit1")).toBe("1");
  expect(press("1", "Digit1", { shiftKey: true })).toBe("1");
  expect(press("/", "Digit9")).toBe("/");
});

test("shortcuts work under Caps Lock but not with Shift", () => {
  expect(press("J", "KeyJ")).toBe("j");
  expect(press("О", "KeyJ")).toBe("j");
  expect(press("İ", "Quote")).toBe("i");
  expect(press("J", "KeyJ", { shiftKey: true })).toBe("");
  expect(press("О", "KeyJ", { shiftKey: true })).toBe("");
});

test("a Latin or an Arabic question mark is read as the shortcut “?” on keyboards of different layouts", () => {
  expect(press("?", "Slash", { shiftKey: true })).toBe("?");
  expect(press("?", "Digit7", { shiftKey: true })).toBe("?");
  expect(press("؟", "Slash", { shiftKey: true })).toBe("?");
  expect(press("£", "Digit3", { shiftKey: true })).toBe("£");
});

test("no shortcut fires with Ctrl, Alt, AltGr or the Meta key, or while an input method composes text", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing"])
    expect(press("о", "KeyJ", { [modifier]: true }), modifier).toBe("");
  const withAltGr = new KeyboardEvent("keydown", { key: "о", code: "KeyJ" });
  withAltGr.getModifierState = (name) => name === "AltGraph";
  expect(readShortcut(withAltGr)).toBe("");
  for (const name of ["Process", "Dead", "Unidentified", "Enter"])
    expect(press(name, "KeyJ").length).not.toBe(1);
});

test("a keydown event without a key, which Chrome sends when it fills in a field, runs no shortcut", () => {
  expect(readShortcut(new Event("keydown") as KeyboardEvent)).toBe("");
});
