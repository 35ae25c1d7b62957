import { stringify } from "csv-stringify/sync";
import { site } from "@/content/site";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment by the team's clock, as every spreadsheet reads it: 2026-11-21 14:05. */
export function cellOfMoment(moment: Date | null) {
  return moment ? clock.format(moment) : "";
}

/**
 * A text no spreadsheet takes for a formula: one that begins with = + - @, also full-width or after blanks, or with
 * a tab or a line break, gets an apostrophe before it (OWASP, CSV injection).
 */
function neutralCell(text: string) {
  const [opener = ""] = text.replace(/^[\s\p{C}]+/u, "").normalize("NFKC");
  return /^[\t\r\n]/.test(text) || (opener && "=+-@".includes(opener)) ? `'${text}` : text;
}

/** Lines of a CSV file (RFC 4180): every cell quoted, CRLF at the end. */
export function csvLines(rows: string[][]) {
  return stringify(
    rows.map((cells) => cells.map(neutralCell)),
    { quoted: true, quoted_empty: true, record_delimiter: "windows" },
  );
}
