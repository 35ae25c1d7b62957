/** Throws if the text violates RFC 4180. */
export function parseCsv(text: string, delimiter = ",") {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`no quote at ${at}`);
    let cell = "";
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new Error("a quote is not closed");
      if (text[at] !== '"') cell += text[at];
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else break;
    }
    cells.push(cell);
    at += 1;
    if (text[at] === delimiter) at += 1;
    else if (text.startsWith("\r\n", at)) {
      rows.push(cells);
      cells = [];
      at += 2;
    } else throw new Error(`neither a delimiter nor CRLF at ${at}`);
  }
  return rows;
}

/** A spreadsheet would run these texts as a formula, plain or disguised. */
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
  '=HYPERLINK("http://evil.example","a")',
  "=cmd|' /C calc'!A0",
];

/** Texts that must not be changed. */
export const harmless = [
  'She said “no”, and "yes".',
  "one; two, three",
  "line one\nline two\r\nline three",
  "a = b, c@d.example, 1-2",
  "'quoted",
  "Żółć 🌴 漢字",
];
