import "server-only";
import type { AuditAction } from "@/content/audit";
import { type AnnouncementState, deskAnnouncements } from "@/content/desk-announcements";
import {
  createAnnouncementPayload,
  findAnnouncementLink,
  findToolAddress,
  getAnnouncementSubject,
  withdrawAnnouncementMails,
} from "@/server/announcements/announcement-mails";
import { countAudience } from "@/server/announcements/audience";
import { startAnnouncer } from "@/server/announcements/sender";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { createMailRow, wakeMailer } from "@/server/mail/outbox";
import { refuse } from "@/server/refusal";
import { changeAnnouncement } from "./draft-service";
import { readAnnouncement } from "./list-service";
import { announcementMoves } from "./moves";
import type { MoveInput } from "./schema";

const text = deskAnnouncements.refused;

function getAuditAction(from: AnnouncementState, to: AnnouncementState): AuditAction {
  if (to === "paused") return "announcement.paused";
  if (to === "stopped") return "announcement.stopped";
  return from === "draft" ? "announcement.started" : "announcement.resumed";
}

async function prepareChanges(db: Database, authorId: string, { id, from, to }: MoveInput) {
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
export async function moveAnnouncement(db: Database, actorId: string, input: MoveInput) {
  const { id, from, to, seen } = input;
  if (!announcementMoves[from].some((target) => target === to))
    throw refuse("BAD_REQUEST", "illegal-move", text.illegal);
  const changes = await prepareChanges(db, actorId, input);
  const states = { before: { state: from }, after: { state: to } };
  const write = db.announcement.update({
    where: { id, state: from, ...seen },
    data: { state: to, ...changes },
  });
  await changeAnnouncement(db, id, write, { action: getAuditAction(from, to), actorId, ...states });
  if (to === "sending") startAnnouncer();
  else await withdrawAnnouncementMails(db, id);
  return { state: to };
}

type Coach = { id: string; email: string; displayName: string | null };

/** Sends the current text to the coach only; this email is not counted. Throws `NOT_FOUND` (not-there). */
export async function tryAnnouncement(db: Database, coach: Coach, { id }: { id: string }) {
  const announcement = await readAnnouncement(db, id);
  const payload = createAnnouncementPayload(
    announcement,
    coach,
    await findAnnouncementLink(db, announcement),
  );
  const mail = createMailRow({ kind: "announcement", to: coach.email, payload, about: `trial:${id}` });
  const audit = writeAudit(db, {
    action: "announcement.tried",
    subject: getAnnouncementSubject(id),
    actorId: coach.id,
  });
  await db.$transaction([
    db.outboxMail.create({ data: mail }),
    db.announcement.updateMany({ where: { id }, data: { triedAt: new Date() } }),
    audit,
  ]);
  wakeMailer();
  return { to: coach.email };
}
