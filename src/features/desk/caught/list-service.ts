import "server-only";
import { deskCaught } from "@/content/desk-caught";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";
import { countedTo } from "../counted-to";
import { pageAfter, pageOf } from "../newest-first";
import type { ListCaughtInput } from "./schema";

const month = 30 * 24 * 60 * 60_000;

type Fields = Record<string, unknown>;

function fieldsOf(payload: unknown): Fields {
  return typeof payload === "object" && payload !== null ? (payload as Fields) : {};
}

const textOf = (value: unknown) => (typeof value === "string" && value.trim() ? value : null);

// Named one by one: what a form holds beside these, such as the hash of a password, is nobody's to see.
function shownOf(fields: Fields) {
  return Object.keys(deskCaught.fields).flatMap((name) => {
    const text = textOf(fields[name]);
    return text ? [{ name, text }] : [];
  });
}

/** How many forms were held back in the last thirty days, by reason; counted among the newest thousand. */
async function countReasons(db: Database) {
  const rows = await db.caughtSubmission.findMany({
    where: { createdAt: { gte: new Date(Date.now() - month) } },
    orderBy: { createdAt: "desc" },
    take: countedTo,
    select: { reason: true },
  });
  const counts: Record<string, number> = {};
  for (const { reason } of rows) counts[reason] = (counts[reason] ?? 0) + 1;
  return { counts, isCut: rows.length === countedTo };
}

/** What is held back and was not released, newest first. */
export async function listCaught(db: Database, { q, cursor }: ListCaughtInput) {
  const { after, query } = pageAfter(cursor);
  const address = q ? { emailCanonical: canonicalEmail(q) } : {};
  const [list, reasons] = await Promise.all([
    db.caughtSubmission.findMany({
      where: { AND: [{ releasedAt: null }, address, after] },
      ...query,
      select: { id: true, form: true, reason: true, emailCanonical: true, payload: true, createdAt: true },
    }),
    countReasons(db),
  ]);
  const { rows, next } = pageOf(list);
  const caught = rows.map(({ id, form, reason, emailCanonical, payload, createdAt }) => {
    const fields = fieldsOf(payload);
    return {
      id,
      form,
      reason,
      createdAt,
      name: textOf(fields.name) ?? textOf(fields.displayName),
      email: textOf(fields.email) ?? emailCanonical,
      fields: shownOf(fields),
    };
  });
  return { caught, next, reasons };
}

export type CaughtRow = Awaited<ReturnType<typeof listCaught>>["caught"][number];
