import "server-only";
import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { desk } from "@/content/desk";
import { deskWaitlist } from "@/content/desk-waitlist";
import { messages } from "@/content/messages";
import { site } from "@/content/site";
import { getDay } from "@/lib/calendar";
import { signInPath } from "@/lib/return-target";
import { writeAudit } from "@/server/audit";
import { isFactorFresh } from "@/server/auth/second-factor";
import { createContext } from "@/server/context";
import type { Database, Prisma } from "@/server/db/client";
import { problem } from "@/server/http/problem";
import { describeError, log } from "@/server/log";
import { buildPageUrl } from "../page-url";
import { type Cursor, orderAndLimit, whereAfter } from "../paging";
import { csvSchema } from "../schema";
import { type Entry, whereMatching } from "./service";

const batchSize = 500;
const byteOrderMark = "\u{feff}";
const delimiters = { comma: ",", semicolon: ";" } as const;
const text = deskWaitlist.file;
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "short",
});
const formatMoment = (moment: Date | null) => (moment ? clock.format(moment) : "");

/**
 * Prefixes a text with an apostrophe if a spreadsheet could run it as a formula (OWASP, CSV injection), that is, if it
 * starts with = + - @ (also full-width or after blanks), a tab or a line break. Also escapes these signs after a
 * separator or line break and any quotation marks, where another spreadsheet may begin a cell, but not a list's dash.
 */
function escapeFormula(cell: string) {
  const [opener = ""] = cell.replace(/^[\s\p{C}]+/u, "").normalize("NFKC");
  const isFormula = /^[\t\r\n]/.test(cell) || (opener && "=+-@".includes(opener));
  const inner = cell.replace(/(?=[=+@＝＋＠]|[-－]\S)(?<=[,;|\t\r\n]["\s\p{C}]*)/gu, "'");
  return isFormula ? `'${inner}` : inner;
}

const listCells = (entry: Entry) => [
  entry.name,
  entry.email,
  entry.motivation ?? "",
  deskWaitlist.statuses[entry.status] ?? entry.status,
  formatMoment(entry.submittedAt),
  formatMoment(entry.notifiedAt),
  formatMoment(entry.leftAt),
];

const oldestFirst = { column: "submittedAt", direction: "asc" } as const;

async function* streamRows(db: Database, where: Prisma.GroupCoachingEntryWhereInput, delimiter: string) {
  const encoder = new TextEncoder();
  // Follows RFC 4180 except for the delimiter: quotes every cell and ends each line with CRLF.
  const format = { delimiter, quoted: true, quoted_empty: true, record_delimiter: "windows" } as const;
  const lines = (rows: string[][]) => stringify(rows, { ...format, cast: { string: escapeFormula } });
  yield encoder.encode(byteOrderMark + lines([[...text.columns]]));
  let cursor: Cursor | undefined;
  for (;;) {
    const query = {
      where: { AND: [where, whereAfter(oldestFirst, cursor)] },
      ...orderAndLimit(oldestFirst, batchSize),
    };
    const rows = await db.groupCoachingEntry.findMany(query).catch((error) => {
      log.error(describeError(error), "waitlist not exported");
      throw error;
    });
    if (rows.length > 0) yield encoder.encode(lines(rows.map(listCells)));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    cursor = { at: last.submittedAt, id: last.id };
  }
}

function redirect(location: string) {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/**
 * Serves the filtered waiting list as a CSV file to a coach, and 404 to other callers; audits the export before it
 * sends the first row. A visitor who opens the link is redirected to the sign-in, and a coach without a recent second
 * factor to the form for the factor; both return to the list.
 */
export async function handleWaitlistCsv(request: Request): Promise<Response> {
  const { db, session } = createContext(request.headers, new Headers());
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value);
  const { status, q, order, separator } = Object.fromEntries(given);
  const listUrl = (more = {}) => buildPageUrl(desk.pages.waitlist.href, { status, q, order, ...more });
  // A request from a script gets an error instead of a redirect.
  const isOpened = request.headers.get("sec-fetch-mode") === "navigate";
  const redirectOr = (location: string, code: number, message: string) =>
    isOpened ? redirect(location) : problem(code, message);
  const unavailable = () =>
    redirectOr(listUrl({ file: "failed" }), 503, messages.general.databaseUnavailable);

  const found = await session();
  if (found.state === "degraded") return unavailable();
  if (found.state === "none") return redirectOr(signInPath(listUrl()), 404, messages.general.notFound);
  if (found.user.role !== "coach") return problem(404, messages.general.notFound);
  if (!isFactorFresh(found)) {
    const factorPath = `/auth/factor?again=1&returnTo=${encodeURIComponent(listUrl())}`;
    return redirectOr(factorPath, 403, messages.factor.needed);
  }
  // A link on another site must not start a download; "none" means a typed address.
  const from = request.headers.get("sec-fetch-site");
  if (from && from !== "same-origin" && from !== "none") return problem(403, text.elsewhere);
  const parsed = csvSchema.safeParse({ status, q, separator });
  if (!parsed.success) return problem(400, messages.general.unreadable);
  const where = whereMatching(parsed.data);
  try {
    const rows = await db.groupCoachingEntry.count({ where });
    const after = { status: parsed.data.status, isFiltered: Boolean(parsed.data.q), rows };
    const actorId = found.user.id;
    await writeAudit(db, { action: "waitlist.exported", subject: "waiting-list", actorId, after });
  } catch (error) {
    log.error(describeError(error), "waitlist not exported");
    return unavailable();
  }
  const bytes = streamRows(db, where, delimiters[parsed.data.separator]);
  // The stream reads more rows only when the browser has received the previous ones.
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="waiting-list-${getDay(new Date())}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
