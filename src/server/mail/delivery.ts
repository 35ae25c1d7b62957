import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { processWide } from "@/process-registry";
import { liveContent } from "../content/live";
import { type Database, database } from "../db/client";
import { isDatabaseOutage } from "../db/errors";
import { describeError, log } from "../log";
import { restartExpiry } from "../one-time-link";
import { withTimeout } from "../with-timeout";
import { createWorker, type Worker } from "../worker";
import { isStillWanted, obsoleteReasons } from "./is-still-wanted";
import { composeMail, isMailKind, readPayload, signInKinds } from "./kinds";
import { removeMailFile } from "./mail-files";
import { findMailboxOpening, mailboxFull, mayWaitForMailbox } from "./mailbox-limit";
import { renderMail } from "./render-mail";
import { createSender, type Mail, type SendMail } from "./transport";

const leaseMs = 5 * 60_000;
const sendTimeoutMs = 2 * 60_000;
const recordRetryMs = 1_000;
const batchSize = 5;
/** With the delays below, all attempts take some four days, so that a weekend without a mail server loses no email. */
const maxAttempts = 24;

/** Returns an exponential backoff from 30 seconds to 6 hours, with up to 20% jitter. */
function retryDelayMs(attempts: number) {
  const seconds = Math.min(30 * 2 ** (attempts - 1), 6 * 60 * 60);
  return seconds * 1000 * (1 + Math.random() * 0.2);
}

type Row = Awaited<ReturnType<typeof claimDue>>[number];

async function claimDue(db: Database, worker: string) {
  const now = new Date();
  const claimable = {
    state: "queued",
    nextTryAt: { lte: now },
    OR: [{ leasedUntil: null }, { leasedUntil: { lt: now } }],
  };
  const findDue = (kind: { in: string[] } | { notIn: string[] }, take: number) =>
    db.outboxMail.findMany({
      where: { ...claimable, kind },
      orderBy: [{ nextTryAt: "asc" }, { id: "asc" }],
      take,
      select: { id: true },
    });
  const first = await findDue({ in: signInKinds }, batchSize);
  const others = await findDue({ notIn: signInKinds }, batchSize - first.length);
  const mine: string[] = [];
  for (const { id } of [...first, ...others]) {
    const lease = {
      leasedBy: worker,
      leasedUntil: new Date(Date.now() + leaseMs),
      attempts: { increment: 1 },
    };
    const { count } = await db.outboxMail.updateMany({ where: { id, ...claimable }, data: lease });
    if (count === 1) mine.push(id);
  }
  return db.outboxMail.findMany({ where: { id: { in: mine } } });
}

/** Thrown for an email that must not be sent, or not before `opensAt`. The outbox stores the error's message. */
class Undeliverable extends Error {
  override name = "Undeliverable";

  constructor(
    reason: string,
    readonly opensAt: Date | null = null,
  ) {
    super(reason);
  }
}

async function prepareMail(db: Database, row: Row): Promise<Mail> {
  const { kind, recipient, subject, messageId } = row;
  if (!isMailKind(kind)) throw new Undeliverable("unknown-kind");
  if (!/^[^\s,;:<>@"]+@[^\s,;:<>@"]+$/.test(recipient)) throw new Undeliverable("bad-recipient");
  const payload = readPayload(kind, row.payload);
  if (!payload) throw new Undeliverable("unreadable-payload");
  // Checked before restartExpiry, so that an email that is not sent does not start the validity period of its link.
  const opensAt = await findMailboxOpening(db, row);
  if (opensAt) throw new Undeliverable(mailboxFull, (await mayWaitForMailbox(db, row)) ? opensAt : null);
  if (!(await isStillWanted(db, row, payload))) throw new Undeliverable("not-wanted");
  if ("linkId" in payload && !(await restartExpiry(db, payload.linkId))) throw new Undeliverable("link-void");
  const content = composeMail(kind, payload);
  const siteContent = await liveContent("site");
  const unsubscribeUrl = content.unsubscribe?.isOneClick ? content.unsubscribe.url : undefined;
  return {
    ...renderMail(content, siteContent),
    to: recipient,
    subject,
    messageId,
    replyTo: siteContent.support,
    unsubscribeUrl,
  };
}

const createLateError = () => Object.assign(new Error("late"), { code: "ETIMEDOUT" });

/** `command` is the SMTP command that failed. */
type SmtpError = { code: string; command: string; responseCode: number; response: string };

// Returns codes only, because a mail server's messages often quote the address.
function describeFailure(error: unknown) {
  if (error instanceof Undeliverable) return error.message;
  const { code, responseCode } = error as Partial<SmtpError>;
  return [code ?? "failed", responseCode].filter(Boolean).join(" ");
}

/** The codes for refused senders (RFC 3463), and words in the refusals of servers that send no codes. */
const senderCodes = ["1.7", "1.8"];
const senderWords = new RegExp(
  [
    "sender|sending|relay|rcpthosts|authent|reputation|hostname",
    "too many|per (?:hour|day)|again|frequency|rate.?limit",
    "blocked|block.?list|black.?list|spam|screening|denied|prohibit|forbidden",
    "(?:by|due to) (?:\\w+ )?policy|policy (?:reason|violation)",
    "\\b(?:rbl|spf|helo|ip|dns)\\b",
    "\\byour (?:access|domain|host|network|server)\\b",
  ].join("|"),
  "i",
);
/**
 * Words about an unknown mailbox. They count more than the words above, which the name of a mailbox or a reason may
 * contain.
 */
const unknownWords = new RegExp(
  [
    "\\b(?:user|mailbox|recipient)(?: [\\w.-]*)? (?:unknown|not found|(?:does not|doesn't) exist)\\b",
    "\\b(?:no such|unknown) (?:user|mailbox|recipient)\\b",
    "\\brecipient domain has no\\b",
  ].join("|"),
  "i",
);
/** The words about this server's own DNS records, which some servers send with the code of an unknown mailbox. */
const reverseDnsWords = /\brdns\b|\bptr\b|reverse dns/i;

/**
 * Returns whether an SMTP reply refuses this mailbox permanently (RFC 3463: 5.1 and 5.2). Other refusals, such as a
 * quota of the provider or missing authentication, concern all email and can be corrected by the owner.
 */
function isMailboxRefused({ code, command, responseCode = 0, response = "" }: Partial<SmtpError>) {
  if (code !== "EENVELOPE" || command !== "RCPT TO") return false;
  const words = response.replace(/\S+@\S+|https?:\S+/g, "");
  const isUnknown = unknownWords.test(words) && !/sender|sending|relay|authent/i.test(words);
  if (!isUnknown && reverseDnsWords.test(words)) return false;
  // Postfix sends 5.1.0 for a refused sender, others for an unknown mailbox.
  const [, detail] = /^5\d\d[ -]5\.(?!1\.0\b)(\d+\.\d+)/.exec(response) ?? [];
  if (detail) return /^[12]\./.test(detail) && !senderCodes.includes(detail);
  return [550, 551, 552, 553].includes(responseCode) && (isUnknown || !senderWords.test(words));
}

function getNextState(error: unknown, attempts: number) {
  if (error instanceof Undeliverable && error.opensAt) return "queued";
  if (error instanceof Undeliverable) return obsoleteReasons.includes(error.message) ? "cancelled" : "failed";
  return attempts >= maxAttempts || isMailboxRefused(error as Partial<SmtpError>) ? "failed" : "queued";
}

/** Retries `write` in an outage until the lease ends, because an email not recorded as sent would be sent twice. */
async function recordSent<Result>({ leasedUntil }: Row, write: () => Promise<Result>) {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const isOver = Date.now() + recordRetryMs >= (leasedUntil?.getTime() ?? 0);
      if (isOver || !isDatabaseOutage(error)) throw error;
      await wait(recordRetryMs);
    }
  }
}

async function deliver(db: Database, send: SendMail, worker: string, row: Row) {
  const own = { where: { id: row.id, leasedBy: worker, state: "queued" } };
  const free = { leasedBy: null, leasedUntil: null };
  try {
    await withTimeout(send(await prepareMail(db, row)), sendTimeoutMs, createLateError);
  } catch (error) {
    const state = getNextState(error, row.attempts);
    const { id, kind: mail, attempts } = row;
    const opensAt = error instanceof Undeliverable ? error.opensAt : null;
    log.warn({ ...describeError(error), id, mail, attempts, state }, "mail not sent");
    await db.outboxMail.updateMany({
      ...own,
      data: {
        ...free,
        state,
        lastError: describeFailure(error),
        nextTryAt: opensAt ?? new Date(Date.now() + retryDelayMs(attempts)),
      },
    });
    return;
  }
  // A payload without a link is kept for some days, so that the Desk can show and resend the email.
  const isLinked = "linkId" in (row.payload as object);
  const sent = {
    ...free,
    state: "sent",
    sentAt: new Date(),
    lastError: null,
    ...(isLinked && { payload: {} }),
  };
  const { count } = await recordSent(row, () => db.outboxMail.updateMany({ ...own, data: sent }));
  if (count > 0 || (await db.outboxMail.count({ where: { id: row.id } })) > 0) return;
  // The recipient's data was deleted while the email was being sent.
  await removeMailFile(row.messageId);
}

/**
 * Sends the next due emails and returns their number, failed ones included. Each row is claimed by a conditional
 * update, so that no two workers send the same email.
 */
export async function deliverDue(db: Database, send: SendMail, worker: string) {
  const rows = await claimDue(db, worker);
  await Promise.all(rows.map((row) => deliver(db, send, worker, row)));
  return rows.length;
}

function createMailer(db: Database, send: SendMail) {
  const worker = randomUUID();
  return createWorker(async (isStopping) => {
    while (!isStopping() && (await deliverDue(db, send, worker)) > 0);
  }, "mailer failed");
}

const mailer = processWide<{ worker: Worker | null }>("mailer", () => ({ worker: null }));

export function startMailer() {
  mailer.worker ??= createMailer(database(), createSender());
  mailer.worker.wake();
}

/** Prevents sending in this process, for commands that only fill the outbox. */
export function disableMailer() {
  mailer.worker = { wake: () => {} };
}
