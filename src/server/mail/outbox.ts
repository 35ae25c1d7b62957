import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/env.mjs";
import type { Database, Prisma } from "../db/client";
import { createLink } from "../one-time-link";
import { getSenderDomain } from "./addresses";
import { startMailer } from "./delivery";
import { composeMail, type MailKind, type MailPayloads } from "./kinds";

type Mail<Kind extends MailKind> = {
  kind: Kind;
  to: string;
  payload: MailPayloads[Kind];
  /** The related record, such as "application:ID". */
  about?: string;
};

/**
 * Returns the row of an email, to be created in the transaction of the reported change. All attempts use the same
 * Message-ID, so that a mail server can recognise a duplicate.
 */
export function createMailRow<Kind extends MailKind>({ kind, to, payload, about }: Mail<Kind>) {
  return {
    kind,
    recipient: to,
    subject: composeMail(kind, payload).subject,
    payload,
    about: about ?? null,
    messageId: `<${randomUUID()}@${getSenderDomain()}>`,
  } satisfies Prisma.OutboxMailCreateInput;
}

/** Returns the write that queues an email. */
export function queueMail<Kind extends MailKind>(db: Database, mail: Mail<Kind>) {
  return db.outboxMail.create({ data: createMailRow(mail) });
}

const linkPurposes = {
  welcome: "verify",
  verify: "verify",
  confirmEmail: "email",
  reset: "reset",
  enter: "enter",
} as const;

/** Returns the writes that store a one-time link and queue its email. */
export function queueLinkMail(
  db: Database,
  kind: keyof typeof linkPurposes,
  {
    userId,
    email,
    ...payload
  }: { userId: string; email: string; name: string | null; isForSignIn?: boolean },
) {
  const link = createLink(linkPurposes[kind], { userId, email });
  // Names the account, because the recipient is not the account's address before the confirmation.
  const about = kind === "confirmEmail" ? `user:${userId}` : undefined;
  const mail = queueMail(db, { kind, to: email, payload: { ...payload, linkId: link.id }, about });
  return [db.token.create({ data: link }), mail] as const;
}

/** Call this after the transaction that queued an email. */
export function wakeMailer() {
  // Tests deliver emails explicitly.
  if (env.NODE_ENV !== "test") startMailer();
}

type Entry = { id: string; name: string; email: string; emailCanonical: string };

type WaitlistMailKind = "waitlistJoined" | "waitlistInvited";

/** Returns the rows of an email and its link, to be created in the transaction of the reported change. */
export function createWaitlistMailRows(kind: WaitlistMailKind, { id, name, email, emailCanonical }: Entry) {
  const link = createLink("leave", { userId: null, email: emailCanonical });
  const mail = createMailRow({ kind, to: email, payload: { name, linkId: link.id }, about: `entry:${id}` });
  return { link, mail };
}

export function queueWaitlistMail(db: Database, kind: WaitlistMailKind, entry: Entry) {
  const { link, mail } = createWaitlistMailRows(kind, entry);
  return [db.token.create({ data: link }), db.outboxMail.create({ data: mail })] as const;
}
