import "server-only";
import { randomUUID } from "node:crypto";
import type { AuditAction } from "@/content/audit";
import { type AnnouncementState, deskAnnouncements, proposeText } from "@/content/desk-announcements";
import type { FreeToolId } from "@/content/free-tools";
import { messages } from "@/content/messages";
import {
  findToolAddress,
  getAnnouncementSubject,
  prepareAnnouncementWithdrawal,
} from "@/server/announcements/announcement-mails";
import { countAudience } from "@/server/announcements/audience";
import { readFreeTools } from "@/server/announcements/free-tools";
import { startAnnouncer } from "@/server/announcements/sender";
import { writeAudit } from "@/server/audit";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import type { Database, Write } from "@/server/db/client";
import { isConflict, writeIfAllMatch } from "@/server/db/errors";
import { attempt } from "@/server/log";
import { createMailRow, wakeMailer } from "@/server/mail/outbox";
import { refusal } from "@/server/refusal";
import { createTestPayload, readAnnouncement } from "./list-service";
import type { CloseToolInput, DiscardInput, OpenToolInput, SaveInput, SetStateInput } from "./schema";
import { announcementTransitions } from "./states";

const { errors } = deskAnnouncements;

/**
 * Changes an announcement and writes its audit row. Throws `NOT_FOUND` (not-there) or `CONFLICT`
 * (changed-meanwhile).
 */
async function changeAnnouncement(
  db: Database,
  id: string,
  write: Write,
  audit: Omit<Parameters<typeof writeAudit>[1], "subject">,
  removals: readonly Write[] = [],
) {
  const auditEntry = writeAudit(db, { ...audit, subject: getAnnouncementSubject(id) });
  const isChanged = await writeIfAllMatch(db, [write, auditEntry, ...removals]);
  if (isChanged) return;
  const found = await db.announcement.findUnique({ where: { id }, select: { id: true } });
  if (!found) throw refusal("NOT_FOUND", "not-there", errors.gone);
  throw refusal("CONFLICT", "changed-meanwhile", errors.changedMeanwhile);
}

/** Creates a draft about a tool with the proposed text and returns its id. */
export async function createAnnouncement(db: Database, actorId: string, { tool }: { tool: FreeToolId }) {
  const id: string = randomUUID();
  const { name = "", text = "" } = (await readFreeTools()).get(tool) ?? {};
  const draft = { id, tool, authorId: actorId, ...proposeText(name, text) };
  const write = db.announcement.create({ data: draft });
  await changeAnnouncement(db, id, write, { action: "announcement.begun", actorId, after: { tool } });
  return { id };
}

/** Saves the text of a draft. Throws `NOT_FOUND` (not-there) or `CONFLICT` (changed-meanwhile). */
export async function saveAnnouncement(db: Database, actorId: string, { id, expected, ...text }: SaveInput) {
  const write = db.announcement.update({
    // Also matches a row that has the new text already, so that a repeated save succeeds.
    where: { id, state: "draft", ...(expected ? { OR: [expected, text] } : {}) },
    data: { ...text, authorId: actorId },
  });
  await changeAnnouncement(db, id, write, { action: "announcement.saved", actorId });
  return { ok: true };
}

export async function discardAnnouncement(db: Database, actorId: string, { id, expected }: DiscardInput) {
  const write = db.announcement.delete({ where: { id, state: "draft", ...expected } });
  await changeAnnouncement(db, id, write, { action: "announcement.discarded", actorId });
  return { ok: true };
}

function getAuditAction(from: AnnouncementState, to: AnnouncementState): AuditAction {
  if (to === "paused") return "announcement.paused";
  if (to === "stopped") return "announcement.stopped";
  return from === "draft" ? "announcement.started" : "announcement.resumed";
}

async function prepareChanges(db: Database, authorId: string, { id, from, to }: SetStateInput) {
  const now = new Date();
  if (to === "paused" || (to === "sending" && from !== "draft")) return {};
  const announcement = await readAnnouncement(db, id);
  // The link is fixed at the start, so that all emails have it even if the tool's address changes during sending.
  if (to === "sending")
    return { startedAt: now, authorId, address: (await findToolAddress(db, announcement.tool)) ?? "" };
  return { endedAt: now, leftOut: (await countAudience(db, announcement)).leftOut };
}

/**
 * Changes an announcement's state if state and text are as the coach saw them; pausing and stopping remove unsent
 * emails. Throws `NOT_FOUND` (not-there), `BAD_REQUEST` (illegal-move) or `CONFLICT` (changed-meanwhile).
 */
export async function setAnnouncementState(db: Database, actorId: string, input: SetStateInput) {
  const { id, from, to, expected } = input;
  if (!announcementTransitions[from].some((target) => target === to))
    throw refusal("BAD_REQUEST", "illegal-move", errors.illegal);
  const changes = await prepareChanges(db, actorId, input);
  const states = { before: { state: from }, after: { state: to } };
  const write = db.announcement.update({
    where: { id, state: from, ...expected },
    data: { state: to, ...changes },
  });
  const audit = { action: getAuditAction(from, to), actorId, ...states };
  if (to === "sending") {
    await changeAnnouncement(db, id, write, audit);
    startAnnouncer();
    return { state: to };
  }
  await changeAnnouncement(db, id, write, audit, await prepareAnnouncementWithdrawal(db, id));
  // A batch may have been queued between the reading of the emails and the change.
  await db.$transaction(await prepareAnnouncementWithdrawal(db, id));
  return { state: to };
}

type Coach = { id: string; email: string; displayName: string | null };

/** Sends the current text to the coach only; this email is not counted. Throws `NOT_FOUND` (not-there). */
export async function sendTestAnnouncement(db: Database, coach: Coach, { id }: { id: string }) {
  const payload = await createTestPayload(db, coach, id);
  const mail = createMailRow({ kind: "announcement", to: coach.email, payload, about: `trial:${id}` });
  const audit = writeAudit(db, {
    action: "announcement.tried",
    subject: getAnnouncementSubject(id),
    actorId: coach.id,
  });
  await db.$transaction([db.outboxMail.create({ data: mail }), audit]);
  wakeMailer();
  return { to: coach.email };
}

/** Throws `CONFLICT` (changed-meanwhile) after a concurrent change. */
async function changeTool(db: Database, write: Write, audit: Write) {
  const isChanged = await writeIfAllMatch(db, [write, audit, contentChangeWrite(db)], isConflict);
  if (!isChanged) throw refusal("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
  // A failure is only logged, because the change is stored and each instance reads the version every second.
  await attempt("refresh of the content", () => refreshContent(db));
}

/**
 * Opens a tool or changes its address. Throws `CONFLICT` (changed-meanwhile) if the tool is not as the coach saw it.
 */
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
  await changeTool(db, write, audit);
  return { ok: true };
}

export async function closeTool(db: Database, actorId: string, { tool: id, expected }: CloseToolInput) {
  const write = db.openTool.delete({ where: { id, address: expected } });
  const closed = { before: { address: expected }, after: { address: null } };
  const audit = writeAudit(db, { action: "tool.closed", subject: `tool:${id}`, actorId, ...closed });
  await changeTool(db, write, audit);
  return { ok: true };
}
