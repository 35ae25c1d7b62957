import "server-only";
import { messages } from "@/content/messages";
import { writeAudit } from "@/server/audit";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import type { Database, Write } from "@/server/db/client";
import { isConflict, writeIfAllMatch } from "@/server/db/errors";
import { attempt } from "@/server/log";
import { refusal } from "@/server/refusal";
import type { CloseToolInput, OpenToolInput } from "./schema";

/** Throws `CONFLICT` (changed-meanwhile) after a concurrent change. */
async function change(db: Database, write: Write, audit: Write) {
  const isChanged = await writeIfAllMatch(db, [write, audit, contentChangeWrite(db)], isConflict);
  if (!isChanged) throw refusal("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
  // A failure is only logged, because the change is stored and each instance reads the version every second.
  await attempt("refresh of the content", () => refreshContent(db));
}

/** Opens a tool, or changes its address, if the tool is unchanged since the coach saw it. */
export async function openTool(db: Database, actorId: string, input: OpenToolInput) {
  const { tool: id, address, expected } = input;
  const select = { id: true };
  const write =
    expected === null
      ? db.openTool.create({ data: { id, address }, select })
      : db.openTool.update({ where: { id, address: expected }, data: { address }, select });
  const audit = writeAudit(db, {
    action: expected === null ? "tool.opened" : "tool.moved",
    subject: `tool:${id}`,
    actorId,
    before: { address: expected },
    after: { address },
  });
  await change(db, write, audit);
  return { ok: true };
}

export async function closeTool(db: Database, actorId: string, { tool: id, expected }: CloseToolInput) {
  const write = db.openTool.delete({ where: { id, address: expected } });
  const closed = { before: { address: expected }, after: { address: null } };
  const audit = writeAudit(db, { action: "tool.closed", subject: `tool:${id}`, actorId, ...closed });
  await change(db, write, audit);
  return { ok: true };
}
