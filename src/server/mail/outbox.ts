import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/env.mjs";
import type { Prisma } from "../db/client";
import { senderDomain } from "./addresses";
import { composeMail, type MailKind, type MailPayloads } from "./kinds";
import { startMailer } from "./mailer";

type Mail<Kind extends MailKind> = {
  kind: Kind;
  to: string;
  payload: MailPayloads[Kind];
  /** The record it is about, such as "application:ID". */
  about?: string;
};

/**
 * The outbox row of a mail, for the transaction of what it reports. Its Message-ID stays the same over all attempts, so
 * that a mail server can recognise a duplicate.
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

/** Makes this process send what was just queued. Call it after the transaction. */
export function wakeMailer() {
  // Tests deliver by hand, so that they know when.
  if (env.NODE_ENV !== "test") startMailer();
}
