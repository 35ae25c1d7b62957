import "server-only";
import { deskWaitlist } from "@/content/desk-waitlist";
import { messages } from "@/content/messages";
import { dayOf } from "@/lib/calendar";
import { auditRow } from "@/server/audit";
import { hasFreshFactor } from "@/server/auth/second-factor";
import { createContext } from "@/server/context";
import type { Database, Prisma } from "@/server/db/client";
import { problem } from "@/server/http/problem";
import { describeError, log } from "@/server/log";
import { cellOfMoment, csvLines } from "./csv-cells";
import { confirmFirst, signInFirst, tryAgainLater } from "./csv-ways";
import { entryFilterSchema } from "./schema";
import { matching } from "./service";

const batchSize = 500;
const byteOrderMark = "\u{feff}";
const words = deskWaitlist.file;

async function* pagesOf(db: Database, where: Prisma.GroupCoachingEntryWhereInput) {
  let beyond: Prisma.GroupCoachingEntryWhereInput = {};
  for (;;) {
    const rows = await db.groupCoachingEntry.findMany({
      where: { AND: [where, beyond] },
      orderBy: [{ submittedAt: "asc" }, { id: "asc" }],
      take: batchSize,
    });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    const at = last.submittedAt;
    beyond = { submittedAt: { gte: at }, OR: [{ submittedAt: { gt: at } }, { id: { gt: last.id } }] };
  }
}

async function* textOf(db: Database, where: Prisma.GroupCoachingEntryWhereInput) {
  yield byteOrderMark + csvLines([[...words.columns]]);
  for await (const rows of pagesOf(db, where)) {
    yield csvLines(
      rows.map((entry) => [
        entry.name,
        entry.email,
        entry.motivation ?? "",
        words.statuses[entry.status] ?? entry.status,
        cellOfMoment(entry.submittedAt),
        cellOfMoment(entry.notifiedAt),
        cellOfMoment(entry.leftAt),
      ]),
    );
  }
}

/** One page of rows is fetched when the reader has taken the last one. */
function streamOf(texts: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await texts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log.error(describeError(error), "waitlist not exported");
          controller.error(error);
        }
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Serves the waitlist as a CSV file to the coach, with the filters of the list; for anyone else there is no such
 * address. A browser that opens it signed out, or too early or late, is led on from here and comes back to the list. Written into the audit before the first row leaves.
 */
export async function handleWaitlistCsv(request: Request): Promise<Response> {
  const { db, session } = createContext(request.headers, new Headers());
  const found = await session({ fresh: true });
  if (found.state === "degraded") return tryAgainLater(request);
  if (found.state === "none") return signInFirst(request);
  if (found.user.role !== "coach") return problem(404, messages.general.noProcedure);
  // Everybody's address leaves the house with it.
  if (!hasFreshFactor(found)) return confirmFirst(request);
  // A link on somebody else's page must not start it; typed into the address bar it is "none".
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return problem(403, words.elsewhere);
  const { status, q } = Object.fromEntries(new URL(request.url).searchParams);
  const filter = entryFilterSchema.safeParse({ status: status || undefined, q: q || undefined });
  if (!filter.success) return problem(400, messages.general.unreadable);
  const where = matching(filter.data);
  let rows: number;
  try {
    rows = await db.groupCoachingEntry.count({ where });
    const after = { status: filter.data.status, q: filter.data.q ?? null, rows };
    await db.auditEntry.create({
      data: auditRow({ action: "waitlist.exported", subject: "waiting-list", actorId: found.user.id, after }),
    });
  } catch (error) {
    log.error(describeError(error), "waitlist not exported");
    return tryAgainLater(request);
  }
  return new Response(streamOf(textOf(db, where)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="waiting-list-${dayOf(new Date())}.csv"`,
      "cache-control": "no-store",
      "x-total-rows": `${rows}`,
      "x-content-type-options": "nosniff",
    },
  });
}
