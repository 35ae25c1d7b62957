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
