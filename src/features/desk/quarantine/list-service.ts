import "server-only";
import { deskQuarantine } from "@/content/desk-quarantine";
import { canonicalEmail } from "@/lib/email-address";
import { toRecord } from "@/lib/is-record";
import type { Database } from "@/server/db/client";
import { countLimit } from "../count-limit";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListQuarantinedInput } from "../schema";

const monthMs = 30 * 24 * 60 * 60_000;

type Fields = Record<string, unknown>;

const readText = (value: unknown) => (typeof value === "string" && value.trim() ? value : null);

// An allow-list, because a payload may contain secrets such as a password hash.
function formatFields(fields: Fields) {
  const formatted: { name: string; text: string }[] = [];
  for (const name of Object.keys(deskQuarantine.fields)) {
    const text = readText(fields[name]);
    if (text) formatted.push({ name, text });
  }
  return formatted;
}

async function countReasons(db: Database) {
  const rows = await db.quarantinedSubmission.findMany({
    where: { createdAt: { gte: new Date(Date.now() - monthMs) } },
    orderBy: { createdAt: "desc" },
    take: countLimit,
    select: { reason: true },
  });
  const counts: Record<string, number> = {};
  for (const { reason } of rows) counts[reason] = (counts[reason] ?? 0) + 1;
  return { counts, isCut: rows.length === countLimit };
}

/** Returns the quarantined forms that were not released, newest first. */
export async function listQuarantined(db: Database, { q, cursor }: ListQuarantinedInput) {
  const address = q ? { emailCanonical: canonicalEmail(q) } : {};
  const [list, reasons] = await Promise.all([
    db.quarantinedSubmission.findMany({
      where: { AND: [{ releasedAt: null }, address, whereAfter(newestFirst, cursor)] },
      ...orderAndLimit(newestFirst),
      select: { id: true, form: true, reason: true, emailCanonical: true, payload: true, createdAt: true },
    }),
    countReasons(db),
  ]);
  const { rows, next } = splitPage(list, newestFirst);
  const forms = rows.map(({ id, form, reason, emailCanonical, payload, createdAt }) => {
    const fields = toRecord(payload);
    return {
      id,
      form,
      reason,
      createdAt,
      name: readText(fields.name) ?? readText(fields.displayName),
      email: readText(fields.email) ?? emailCanonical,
      fields: formatFields(fields),
    };
  });
  return { forms, next, reasons };
}

export type QuarantinedRow = Awaited<ReturnType<typeof listQuarantined>>["forms"][number];
