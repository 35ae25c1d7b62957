import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/env.mjs";
import type { Database, Prisma } from "../db/client";
import { newLink } from "../one-time-link";
import { senderDomain } from "./addresses";
import { composeMail, type MailKind, type MailPayloads } from "./kinds";
import { startMailer } from "./mailer";

type Mail<Kind extends MailKind> = {
  kind: Kind;
  to: string;
  payload: MailPayloads[Kind];
  /** The related record, such as "application:ID". */
  about?: string;
};

/**
 * Returns the outbox row of a mail, to be created in the transaction of the change it reports.
 * The Message-ID stays the same over all attempts, so that a mail server can recognise a duplicate.
 */
export function mailRow<Kind extends MailKind>({ kind, to, payload, about }: Mail<Kind>) {
  return {
    kind,
    recipient: to,
    subject: composeMail(kind, payload).subject,
    payload,
    about: about ?? null,
    messageId: `<${randomUUID()}@${senderDomain()}>`,
  } satisfies Prisma.OutboxMailCreateInput;
}

/** Starts sending queued mail. Call it after the transaction. */
export function wakeMailer() {
  // Tests deliver explicitly.
  if (env.NODE_ENV !== "test") startMailer();
}

type Entry = { id: string; name: string; email: string; emailCanonical: string };

/**
 * Returns the two writes of a waiting-list mail: the mail and its unsubscribe link.
 * They belong in the transaction of the change that the mail reports.
 */
export function waitlistMail(db: Database, kind: "waitlistJoined" | "waitlistInvited", entry: Entry) {
  const { id, name, email, emailCanonical } = entry;
  const link = newLink("leave", { userId: null, email: emailCanonical });
  const payload = { name, linkId: link.id };
  return [
    db.token.create({ data: link, select: { id: true } }),
    db.outboxMail.create({
      data: mailRow({ kind, to: email, payload, about: `entry:${id}` }),
      select: { id: true },
    }),
  ] as const;
}
