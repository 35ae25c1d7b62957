import "server-only";
import { mkdir } from "node:fs/promises";
import os from "node:os";
import nodemailer from "nodemailer";
import { env } from "@/env.mjs";
import { isInternalName } from "@/is-loopback.mjs";
import { log } from "../log";
import { writeAtomically } from "../write-atomically";
import { getSender, getSenderDomain, type MailAddress } from "./addresses";
import { getMailFile } from "./mail-files";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  replyTo?: string;
  /** The address for one-click unsubscribe requests (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Resolves once the mail server or the file system has accepted the email. */
export type SendMail = (mail: Mail) => Promise<void>;

const guards = { disableFileAccess: true, disableUrlAccess: true } as const;

function unsubscribeHeaders(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function buildMessage({ to, replyTo, unsubscribeUrl, ...mail }: Mail) {
  // Each email has its own reference, because Gmail would group equal emails and hide the newer link as quoted text.
  const reference = { "X-Entity-Ref-ID": mail.messageId };
  const only: MailAddress = { name: "", address: to };
  const from = getSender();
  return {
    ...mail,
    from,
    to: only,
    replyTo: replyTo && { name: "", address: replyTo },
    // The envelope is explicit, so that header parsing cannot add recipients.
    envelope: { from: from.address, to: [to] },
    headers: {
      "Auto-Submitted": "auto-generated",
      // Exchange does not read the standard header, and would send out-of-office replies to the support address.
      "X-Auto-Response-Suppress": "OOF, AutoReply",
      ...reference,
      ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
    },
  };
}

/** The port overrides the URL's scheme: port 465 has TLS from the start, port 587 uses STARTTLS (RFC 8314). */
const schemes: Record<string, string> = { 465: "smtps:", 587: "smtp:" };

/**
 * Returns the machine's name if it is a public domain, else the sender's domain. Mail servers refuse internal names,
 * and Google's relay refuses IP addresses.
 */
function getClientName() {
  const name = os.hostname().toLowerCase();
  const isDomain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(name);
  return isDomain && !isInternalName(name) ? name : getSenderDomain();
}

/** Returns a sender whose timeouts are at most 20 seconds. */
export function createSmtpSender(url: string): SendMail {
  const transport = nodemailer.createTransport({
    url: url.replace(/^smtps?:/i, (scheme) => schemes[new URL(url).port] ?? scheme),
    requireTLS: /^smtps:/i.test(url),
    name: getClientName(),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    ...guards,
  });
  return async (mail) => {
    await transport.sendMail(buildMessage(mail));
  };
}

function createFileSender(): SendMail {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    newline: "windows",
    buffer: true,
    ...guards,
  });
  return async (mail) => {
    const { message: source } = await transport.sendMail(buildMessage(mail));
    const file = getMailFile(mail.messageId);
    await mkdir(env.MAIL_FOLDER, { recursive: true, mode: 0o700 });
    await writeAtomically(file, source as Buffer);
    if (env.NODE_ENV === "development") log.info({ file }, "mail written");
  };
}

export function createSender(): SendMail {
  return env.SMTP_URL ? createSmtpSender(env.SMTP_URL) : createFileSender();
}
