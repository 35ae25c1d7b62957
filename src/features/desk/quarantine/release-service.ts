import "server-only";
import { deskQuarantine } from "@/content/desk-quarantine";
import { ZodError } from "@/lib/zod";
import { writeAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { type Releases, releaseFor } from "@/server/quarantined-forms";
import { refuse } from "@/server/refusal";

const text = deskQuarantine.release;
const leaseMs = 30_000;

// Leases the form by moving `updatedAt` ahead, so that only one process releases it; the lease expires if the process
// dies.
async function leaseForm(db: Database, id: string) {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMs);
  const { count } = await db.quarantinedSubmission.updateMany({
    where: { id, releasedAt: null, updatedAt: { lte: now } },
    data: { updatedAt: until },
  });
  if (count === 1) return until;
  const row = await db.quarantinedSubmission.findUnique({ where: { id }, select: { releasedAt: true } });
  if (!row) throw refuse("NOT_FOUND", "not-there", text.gone);
  throw refuse("CONFLICT", "already-done", row.releasedAt ? text.moved : text.busy);
}

function removeSecret(payload: Prisma.JsonValue): Prisma.InputJsonObject {
  const { passwordHash: _, ...rest } = Object(payload) as Prisma.InputJsonObject;
  return rest;
}

type Quarantined = { form: string; payload: Prisma.JsonValue };

async function processForm(db: Database, releases: Releases, { form, payload }: Quarantined) {
  const release = releaseFor(releases, form);
  if (!release) throw refuse("CONFLICT", "illegal-move", text.strange);
  try {
    return await release(db, payload);
  } catch (error) {
    if (error instanceof ZodError) throw refuse("CONFLICT", "illegal-move", text.unfit);
    throw error;
  }
}

/**
 * Processes a quarantined form once and returns the subject of its record. Throws `NOT_FOUND` (not-there), `CONFLICT`
 * (already-done, illegal-move), or the refusal of the form's own service, after which the form stays quarantined.
 */
export async function releaseQuarantined(db: Database, releases: Releases, actorId: string, id: string) {
  const until = await leaseForm(db, id);
  const quarantined = await db.quarantinedSubmission.findUniqueOrThrow({
    where: { id },
    select: { form: true, reason: true, payload: true },
  });
  const { subject } = await processForm(db, releases, quarantined).catch(async (error) => {
    await db.quarantinedSubmission.updateMany({
      where: { id, updatedAt: until },
      data: { updatedAt: new Date() },
    });
    throw error;
  });
  const { form, reason, payload } = quarantined;
  const audit = { action: "caught.released", subject, actorId, after: { form, reason } } as const;
  const isReleased = await writeIfAllMatch(db, [
    db.quarantinedSubmission.update({
      where: { id, releasedAt: null, updatedAt: until },
      data: { releasedAt: new Date(), payload: removeSecret(payload) },
    }),
    writeAudit(db, audit),
  ]);
  // If the sender has replaced the form meanwhile, the new form stays quarantined, and this release is still audited.
  if (!isReleased) await writeAudit(db, audit);
  return { subject };
}
