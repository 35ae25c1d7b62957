import PostalMime, { type Email } from "postal-mime";
import type { SMTPServerEnvelope } from "smtp-server";
import { afterEach, beforeEach } from "vitest";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { createMailRow } from "@/server/mail/outbox";
import { createSmtpSender, type SendMail } from "@/server/mail/transport";
import { storeLink } from "./links";
import { startSmtpServer } from "./smtp-server.mjs";

type ReceivedMail = {
  client: string;
  from: string;
  to: string[];
  isUtf8: boolean;
  raw: string;
  mail: Email;
};

export async function deliverAll(send: SendMail, worker = "test") {
  while ((await deliverDue(database(), send, worker)) > 0);
}

/**
 * `refuse` returns an SMTP code to refuse an email, or null to accept it; `refusedCommands` maps each SMTP command to
 * refuse to its code and text.
 */
export async function startMailbox(
  refuse: () => number | null = () => null,
  refusedCommands: Record<string, [number, string?]> = {},
) {
  const received: ReceivedMail[] = [];
  const take = async (bytes: Buffer, { mailFrom, rcptTo, smtpUtf8 }: SMTPServerEnvelope, client: string) => {
    const code = refuse();
    if (code) throw Object.assign(new Error("not now"), { responseCode: code });
    const raw = bytes.toString();
    received.push({
      client,
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
      isUtf8: smtpUtf8 === true,
      raw,
      mail: await PostalMime.parse(raw),
    });
  };
  const { url, close } = await startSmtpServer(take, 0, refusedCommands);
  const send = createSmtpSender(url);

  const deliver = () => deliverAll(send);

  /** Returns the emails to an address, ignoring case. */
  function to(address: string) {
    return received.filter((one) => one.to.some((to) => to.toLowerCase() === address.toLowerCase()));
  }

  /** Delivers the queued emails, and returns the secret in the newest email to an address. */
  async function newestSecret(address: string) {
    await deliver();
    return secretIn(to(address).at(-1));
  }

  return { url, received, send, deliver, to, newestSecret, close };
}

/** Moves the times of sent emails, next attempts and counters of the mailbox limit 61 minutes into the past. */
export async function passAnHour() {
  const ms = 61 * 60_000;
  const db = database();
  await db.$executeRaw`UPDATE "outbox" SET "sentAt" = ${new Date(Date.now() - ms)} WHERE "state" = 'sent'`;
  for (const { id, nextTryAt } of await db.outboxMail.findMany({ where: { state: "queued" } }))
    await db.outboxMail.update({ where: { id }, data: { nextTryAt: new Date(Number(nextTryAt) - ms) } });
  for (const { key, expire } of await db.rateLimit.findMany({ where: { key: { startsWith: "mailbox:" } } }))
    await db.rateLimit.update({ where: { key }, data: { expire: new Date(Number(expire) - ms) } });
}

/** Each test has a new mailbox and an empty outbox. */
export function mailboxOfEachTest() {
  const mailbox = {} as Awaited<ReturnType<typeof startMailbox>>;
  beforeEach(async () => {
    await database().outboxMail.deleteMany();
    Object.assign(mailbox, await startMailbox());
  });
  afterEach(async () => void (await mailbox.close()));
  return mailbox;
}

/** Queues an email without a link. */
export function queueNotice(to: string, name: string | null = "Noor") {
  const mail = createMailRow({ kind: "passwordChanged", to, payload: { name } });
  return database().outboxMail.create({ data: mail });
}

export async function queueResetEmail(to: string) {
  const link = await storeLink("reset", to);
  const mail = createMailRow({ kind: "reset", to, payload: { name: "Noor", linkId: link.id } });
  return { link, row: await database().outboxMail.create({ data: mail }) };
}

/**
 * Returns the secret of an email's link. Throws if there is none, because a test could take an empty secret for an
 * invalid secret.
 */
export function secretIn(mail: ReceivedMail | undefined) {
  const secret = /https?:\/\/\S+#([\w-]+)/.exec(mail?.mail.text ?? "")?.[1];
  if (!secret) throw new Error("there is no email with a link");
  return secret;
}
