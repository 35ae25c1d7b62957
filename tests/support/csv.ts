/** Returns the cells of each row. Throws if the text violates RFC 4180, or if a cell has no quotes. */
export function parseCsv(text: string, delimiter = ",") {
  const cells = [...text.matchAll(new RegExp(`"((?:[^"]|"")*)"(${delimiter}|\r\n)`, "g"))];
  if (cells.map(([whole]) => whole).join("") !== text) throw new Error("the text is not CSV");
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Returns all cells, read as spreadsheets read text with misplaced quotes: text may follow a closing quote. */
export function parseLooseCsv(text: string, delimiter: string) {
  const cells = text.matchAll(
    new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${delimiter}\r\n]*)(?:[${delimiter}\r\n]|$)`, "g"),
  );
  return [...cells].map(([, quoted = "", rest]) => quoted.replaceAll('""', '"') + rest);
}

/** Texts that a spreadsheet would run as a formula, some of them disguised. */
export const formulas = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "\t1",
  "\r1",
  "  =1+1",
  "\u00a0=1+1",
  "\u3000＝1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  "\u200b=1+1",
  "\u200b=1;2",
];

/** Texts that a CSV download must not change. */
export const harmless = [
  'She said “no”, and "yes".',
  "one; two, three",
  "line one\nline two\r\nline three",
  "a = b, c@d.example, 1-2",
  "'quoted",
  "\u22121;2",
  "Żółć 🌴 漢字",
];
