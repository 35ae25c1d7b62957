import "server-only";
import { randomUUID } from "node:crypto";
import { deskMail } from "@/content/desk-mail";
import { auditRow } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { senderDomain } from "@/server/mail/addresses";
import { wakeMailer } from "@/server/mail/outbox";
import { refuse } from "@/server/refusal";
import { mailFields } from "./list-service";
import { renewalsOf } from "./renewal";
import { resendBlockersOf } from "./resend-blocker";
import type { MailIdInput } from "./schema";

const words = deskMail.resend;
// A double click must not send two copies.
const minIntervalMs = 60_000;

type Mail = Prisma.OutboxMailGetPayload<{ select: typeof mailFields }>;

function auditOf(mail: Mail, actorId: string) {
  const { id, state, attempts } = mail;
  const change = { before: { state, attempts }, after: { state: "queued", attempts: 0 } };
  return auditRow({ action: "mail.resent", subject: `mail:${id}`, actorId, ...change });
}

function requeue(db: Database, { id }: Mail, payload: Prisma.InputJsonObject) {
  const now = new Date();
  return db.outboxMail.update({
    where: { id, state: "failed" },
    data: {
      state: "queued",
      payload,
      attempts: 0,
      nextTryAt: now,
      lastError: null,
      leasedBy: null,
      leasedUntil: null,
    },
    select: { id: true },
  });
}

function copyWrites(db: Database, mail: Mail, payload: Prisma.InputJsonObject) {
  const { id, kind, recipient, subject, about } = mail;
  const messageId = `<${randomUUID()}@${senderDomain()}>`;
  const now = new Date();
  return [
    db.outboxMail.update({
      where: { id, state: "sent", updatedAt: { lt: new Date(now.getTime() - minIntervalMs) } },
      data: { updatedAt: now },
      select: { id: true },
    }),
    db.outboxMail.create({
      data: { kind, recipient, subject, about, payload, messageId },
      select: { id: true },
    }),
  ] as const;
}

// The letters that were sent keep their links: who opens an old one can still leave the list by it.
async function contentOf(db: Database, mail: Mail) {
  const renewal = (await renewalsOf(db, [mail]))(mail);
  if (!renewal) return { payload: mail.payload as Prisma.InputJsonObject, linkWrites: [] };
  const { name, link } = renewal;
  const linkWrites = [db.token.create({ data: link, select: { id: true } })];
  return { payload: { name, linkId: link.id }, linkWrites };
}

/**
 * Sends a mail again: one that failed goes back into the queue, one that was sent goes out as a copy. Invitations,
 * confirmations and welcomes get a new link, the others stay as they are.
 * Throws NOT_FOUND (not-there) or CONFLICT (already-done, spent-link, illegal-move).
 */
export async function resendMail(db: Database, actorId: string, { id }: MailIdInput) {
  const mail = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!mail) throw refuse("NOT_FOUND", "not-there", words.gone);
  const resendBlocker = (await resendBlockersOf(db, [mail]))(mail);
  if (resendBlocker === "waiting") throw refuse("CONFLICT", "already-done", words.moved);
  if (resendBlocker === "linkVoid") throw refuse("CONFLICT", "spent-link", words.linkVoid);
  if (resendBlocker === "overtaken") throw refuse("CONFLICT", "illegal-move", words.overtaken);
  if (resendBlocker === "calledOff") throw refuse("CONFLICT", "illegal-move", words.calledOff);
  if (resendBlocker === "once") throw refuse("CONFLICT", "illegal-move", words.once);
  if (resendBlocker) throw refuse("CONFLICT", "illegal-move", words.notKept);
  const { payload, linkWrites } = await contentOf(db, mail);
  const isCopy = mail.state === "sent";
  try {
    await db.$transaction([
      ...(isCopy ? copyWrites(db, mail, payload) : [requeue(db, mail, payload)]),
      ...linkWrites,
      db.auditEntry.create({ data: auditOf(mail, actorId), select: { id: true } }),
    ]);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw refuse("CONFLICT", "already-done", isCopy ? words.soon : words.moved);
  }
  wakeMailer();
  return { ok: true };
}
