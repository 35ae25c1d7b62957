import "server-only";
import { ZodError } from "zod";
import { deskCaught } from "@/content/desk-caught";
import { auditRow } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import { type Releases, releaseOf } from "@/server/releases";
import type { ReleaseCaughtInput } from "./schema";

const words = deskCaught.release;
const leaseFor = 30_000;

type Caught = { id: string; form: string; reason: string; payload: Prisma.JsonValue };

// Until then, in updatedAt, nobody else releases it; should this process die, somebody can after it.
async function lease(db: Database, id: string) {
  const now = new Date();
  const until = new Date(now.getTime() + leaseFor);
  const { count } = await db.caughtSubmission.updateMany({
    where: { id, releasedAt: null, updatedAt: { lte: now } },
    data: { updatedAt: until },
  });
  if (count === 1) return until;
  const row = await db.caughtSubmission.findUnique({ where: { id }, select: { releasedAt: true } });
  if (!row) throw refuse("NOT_FOUND", "not-there", words.gone);
  throw refuse("CONFLICT", "already-done", row.releasedAt ? words.moved : words.busy);
}

function withoutSecret(payload: Prisma.JsonValue): Prisma.InputJsonObject {
  const { passwordHash: _, ...rest } = Object(payload) as Prisma.InputJsonObject;
  return rest;
}

async function take(db: Database, releases: Releases, { form, payload }: Caught) {
  const release = releaseOf(releases, form);
  if (!release) throw refuse("CONFLICT", "illegal-move", words.strange);
  try {
    return await release(db, payload);
  } catch (error) {
    if (error instanceof ZodError) throw refuse("CONFLICT", "illegal-move", words.unfit);
    throw error;
  }
}

async function note(db: Database, actorId: string, caught: Caught, made: string, until: Date) {
  const { id, form, reason, payload } = caught;
  const audit = auditRow({
    action: "caught.released",
    subject: made,
    actorId,
    after: { form, reason },
  });
  const write = () => db.auditEntry.create({ data: audit, select: { id: true } });
  try {
    await db.$transaction([
      db.caughtSubmission.update({
        where: { id, releasedAt: null, updatedAt: until },
        data: { releasedAt: new Date(), payload: withoutSecret(payload) },
        select: { id: true },
      }),
      write(),
    ]);
  } catch (error) {
    // The same person sent something new in the meantime: that is held now, and this one was taken all the same.
    if (!isNotFound(error)) throw error;
    await write();
  }
}

/**
 * Does what a held-back form asked for, once, and gives the subject that came of it. Throws NOT_FOUND (not-there) or
 * CONFLICT (already-done, illegal-move, or what the form's own service refuses); then it stays held.
 */
export async function releaseCaught(
  db: Database,
  releases: Releases,
  actorId: string,
  { id }: ReleaseCaughtInput,
) {
  const until = await lease(db, id);
  const caught = await db.caughtSubmission.findUniqueOrThrow({
    where: { id },
    select: { id: true, form: true, reason: true, payload: true },
  });
  const made = await take(db, releases, caught).catch(async (error) => {
    await db.caughtSubmission.updateMany({
      where: { id, updatedAt: until },
      data: { updatedAt: new Date() },
    });
    throw error;
  });
  await note(db, actorId, caught, made.subject, until);
  return { subject: made.subject };
}
