import { expect, test, vi } from "vitest";
import { getInitial, getInitials } from "./initials";

test.each([
  ["Noor", "N"],
  ["Noor de Vries", "NV"],
  ["  noor\tde   vries ", "NV"],
  ["Élodie Ängström", "ÉÄ"],
  ["(Sam) “Lee”", "SL"],
  ["李 小龍", "李小"],
  ["👩‍👩‍👧", "👩‍👩‍👧"],
  ["e\u0301tienne", "E\u0301"],
  ["42nd street", "4S"],
  ["ნინო ბერიძე", "ნბ"],
  ["เพชร แสงดาว", "พส"],
  ["ແສງ", "ສ"],
  ["محمد علي", "م\u200cع"],
  ["ʿAlī", "A"],
  ["ʻOkina Keola", "OK"],
  ["ʼn Boer", "NB"],
  ["- Noor", "N"],
  ["Noor –", "N"],
  ["& Co", "C"],
  ["Noor 🌿", "N🌿"],
  ["ˈ", "ˈ"],
  ["?", "?"],
  ["   ", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(getInitials(name)).toBe(expected);
});

test.each([
  ["noor de Vries", "N"],
  ["(Sam)", "S"],
  ["👩‍🚀", "👩‍🚀"],
  ["🇳🇱", "🇳🇱"],
  ["किरण", "कि"],
  ["เพชร", "พ"],
  ["ნინო", "ნ"],
])("the initial of %j is %j", (name, expected) => {
  expect(getInitial(name)).toBe(expected);
});

test("a browser without Intl.Segmenter shows the first character of a name as its initial", () => {
  vi.stubGlobal("Intl", {});
  expect(getInitial("noor")).toBe("N");
  vi.unstubAllGlobals();
});
