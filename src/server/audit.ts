import "server-only";
import type { AuditAction } from "@/content/audit";
import type { Database, Prisma } from "./db/client";

type Audit = {
  action: AuditAction;
  /** The changed record, such as "user:ID" or "application:ID". */
  subject: string;
  /** The acting member; null for visitors and the system. */
  actorId?: string | null;
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
};

export function createOwnAuditRow(
  action: AuditAction,
  userId: string,
  change: Pick<Audit, "before" | "after"> = {},
) {
  return createAuditRow({ action, subject: `user:${userId}`, actorId: userId, ...change });
}

/** Returns the row of an audit entry, which must not contain secrets. */
export function createAuditRow({ action, subject, actorId = null, before, after }: Audit) {
  return { action, subject, actorId, before, after } satisfies Prisma.AuditEntryCreateInput;
}

/** Returns the write of an audit row, for the transaction of the change. */
export function writeAudit(db: Pick<Database, "auditEntry">, audit: Audit) {
  return db.auditEntry.create({ data: createAuditRow(audit), select: { id: true } });
}

export function writeOwnAudit(db: Database, ...entry: Parameters<typeof createOwnAuditRow>) {
  return writeAudit(db, createOwnAuditRow(...entry));
}
