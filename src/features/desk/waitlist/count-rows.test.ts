import { expect, test } from "vitest";
import { createLineCount } from "./count-rows";
import { csvLines } from "./csv-cells";

test("counts rows however the file is cut, and no line break inside of a cell", () => {
  const rows = [
    ["Name", "Note"],
    ["Noor", 'one\nline, "two"\r\nand three'],
    ["Żółć", ""],
  ];
  const bytes = new TextEncoder().encode(csvLines(rows));
  for (const size of [1, 3, 7, bytes.length]) {
    const count = createLineCount();
    let lines = 0;
    for (let at = 0; at < bytes.length; at += size) lines = count(bytes.subarray(at, at + size));
    expect(lines, `in parts of ${size}`).toBe(3);
  }
});
