import "server-only";
import type { AuditAction } from "@/content/audit";
import type { Prisma } from "./db/client";

type Audit = {
  action: AuditAction;
  /** What it happened to, such as "user:ID" or "application:ID". */
  subject: string;
  /** The member who did it; null for a visitor and for the system. */
  actorId?: string | null;
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
};

/** The row of something a member did to their own account. */
export function ownAuditRow(
  action: AuditAction,
  userId: string,
  change: Pick<Audit, "before" | "after"> = {},
) {
  return auditRow({ action, subject: `user:${userId}`, actorId: userId, ...change });
}

/** The row of something that happened, for the transaction that makes it happen. It holds no secret. */
export function auditRow({ action, subject, actorId = null, before, after }: Audit) {
  return { action, subject, actorId, before, after } satisfies Prisma.AuditEntryCreateInput;
}
