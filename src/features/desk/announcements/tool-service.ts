import "server-only";
import { messages } from "@/content/messages";
import { writeAudit } from "@/server/audit";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import type { Database, Write } from "@/server/db/client";
import { isNotFound, isUniqueViolation } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import type { CloseToolInput, OpenToolInput } from "./schema";

/** Throws `CONFLICT` (changed-meanwhile) after a concurrent change. */
async function change(db: Database, write: Write, audit: Write) {
  try {
    await db.$transaction([write, audit, contentChangeWrite(db)]);
  } catch (error) {
    if (!isNotFound(error) && !isUniqueViolation(error)) throw error;
    throw refuse("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
  }
  await refreshContent(db);
}

/** Opens a tool, or changes its address, if the tool is unchanged since the coach saw it. */
export async function openTool(db: Database, actorId: string, { tool: id, address, seen }: OpenToolInput) {
  const select = { id: true };
  const write =
    seen === null
      ? db.openTool.create({ data: { id, address }, select })
      : db.openTool.update({ where: { id, address: seen }, data: { address }, select });
  const audit = writeAudit(db, {
    action: seen === null ? "tool.opened" : "tool.moved",
    subject: `tool:${id}`,
    actorId,
    before: { address: seen },
    after: { address },
  });
  await change(db, write, audit);
  return { ok: true };
}

export async function closeTool(db: Database, actorId: string, { tool: id, seen }: CloseToolInput) {
  const write = db.openTool.delete({ where: { id, address: seen } });
  const closed = { before: { address: seen }, after: { address: null } };
  const audit = writeAudit(db, { action: "tool.closed", subject: `tool:${id}`, actorId, ...closed });
  await change(db, write, audit);
  return { ok: true };
}
