import "server-only";
import { deskQuarantine } from "@/content/desk-quarantine";
import { countLimit } from "@/lib/count-limit";
import { canonicalEmail } from "@/lib/email-address";
import { toRecord } from "@/lib/is-record";
import { ZodError } from "@/lib/zod";
import { writeAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { type Releases, releaseFor } from "@/server/quarantined-forms";
import { refusal } from "@/server/refusal";
import { recountDay } from "../overview/day-counts";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListQuarantinedInput } from "../schema";

const monthMs = 30 * 24 * 60 * 60_000;

const readText = (value: unknown) => (typeof value === "string" && value.trim() ? value : null);

// Shows only known fields, because a payload may contain secrets such as a password hash.
function formatFields(fields: Record<string, unknown>) {
  const known = Object.keys(deskQuarantine.fields);
  return known.map((name) => ({ name, text: readText(fields[name]) })).filter(({ text }) => text);
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
  return { counts, isTruncated: rows.length === countLimit };
}

/** Returns the quarantined forms that were not released, newest first, and the count of each reason in thirty days. */
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

const text = deskQuarantine.release;
const leaseMs = 30_000;

// Leases the form by moving `updatedAt` ahead, so that only one process releases it; the lease expires if the process
// dies.
async function leaseForm(db: Database, id: string) {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMs);
  const [leased] = await db.quarantinedSubmission.updateManyAndReturn({
    where: { id, releasedAt: null, updatedAt: { lte: now } },
    data: { updatedAt: until },
    select: { form: true, reason: true, payload: true },
  });
  if (leased) return { until, quarantined: leased };
  const row = await db.quarantinedSubmission.findUnique({ where: { id }, select: { releasedAt: true } });
  if (!row) throw refusal("NOT_FOUND", "not-there", text.gone);
  throw refusal("CONFLICT", "already-done", row.releasedAt ? text.moved : text.busy);
}

type Quarantined = { form: string; payload: Prisma.JsonValue };

async function processForm(db: Database, releases: Releases, { form, payload }: Quarantined) {
  const release = releaseFor(releases, form);
  if (!release) throw refusal("CONFLICT", "illegal-move", text.strange);
  try {
    return await release(db, payload);
  } catch (error) {
    if (error instanceof ZodError) throw refusal("CONFLICT", "illegal-move", text.unfit);
    throw error;
  }
}

/**
 * Processes a quarantined form once. Returns the subject of its record and whether the record existed before. Throws
 * `NOT_FOUND` (not-there), `CONFLICT` (already-done, illegal-move) or the refusal of the form's own service; the form
 * then stays quarantined.
 */
export async function releaseQuarantined(db: Database, releases: Releases, actorId: string, id: string) {
  const { until, quarantined } = await leaseForm(db, id);
  const { subject, isKnown = false } = await processForm(db, releases, quarantined).catch(async (error) => {
    await db.quarantinedSubmission.updateMany({
      where: { id, updatedAt: until },
      data: { updatedAt: new Date() },
    });
    throw error;
  });
  const { form, reason } = quarantined;
  const { passwordHash: _, ...payload } = Object(quarantined.payload) as Prisma.InputJsonObject;
  // The application counts for the day on which it was sent, and the count of this day may already be stored.
  if (form === "application") await recountDay(db, "applications", new Date(`${payload.submittedAt}`));
  const audit = { action: "caught.released", subject, actorId, after: { form, reason } } as const;
  const isReleased = await writeIfAllMatch(db, [
    db.quarantinedSubmission.update({
      where: { id, releasedAt: null, updatedAt: until },
      data: { releasedAt: new Date(), payload },
    }),
    writeAudit(db, audit),
  ]);
  // The sender may have replaced the form meanwhile (the new form stays quarantined) or deleted it by leaving the
  // waiting list. This release is still audited.
  if (!isReleased) await writeAudit(db, audit);
  return { subject, isKnown };
}
