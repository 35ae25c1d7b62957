import "server-only";
import type { z } from "@/lib/zod";
import { leavePage, leaveUrl } from "../announcements/leave-link";
import { linkPage, linkUrl } from "../one-time-link";
import type { MailDefinition } from "./define-mail";
import * as list from "./generated/kinds";
import type { LinkTo, MailContent } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailText } from "./mail-text";

// A file of kinds/ is one. The names lie in the outbox: one that is there stays.
export type MailKind = keyof typeof list;

/** What each kind of mail is made from. */
export type MailPayloads = { [Kind in MailKind]: z.output<(typeof list)[Kind]["payload"]> };

const definitions: { [Kind in MailKind]: MailDefinition<MailPayloads[Kind]> } = list;

/** Every kind of mail there is, with its name at the Desk, by which they are sorted. */
export const mailKinds = Object.entries(list)
  .map(([kind, { label }]) => ({ kind: kind as MailKind, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** The kinds that anybody who types an address can cause to be sent there. */
export const mailKindsOfStrangers = mailKinds
  .map(({ kind }) => kind)
  .filter((kind) => definitions[kind].byStrangers);

/** Whether a stored kind is one of them, and then which: one of a form, or a way into the account. */
export function byStrangers(kind: string) {
  return isMailKind(kind) ? definitions[kind].byStrangers : undefined;
}

/** Whether a stored kind is one this release knows. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(definitions, kind);
}

/** What a kind of mail is called at the Desk; null for one this release does not know. */
export function mailLabel(kind: string) {
  return isMailKind(kind) ? definitions[kind].label : null;
}

const ownLink: LinkTo = (purpose, id) => (purpose === "announcements" ? leaveUrl(id) : linkUrl(purpose, id));
const shownLink: LinkTo = (purpose) => (purpose === "announcements" ? leavePage() : linkPage(purpose));

/** What a mail says, made from its payload. */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  payload: MailPayloads[Kind],
  linkTo: LinkTo = ownLink,
): MailContent {
  return definitions[kind].content(payload, linkTo);
}

/** A stored payload as its kind has it; null when it cannot be read, as of a release that wrote another. */
export function readPayload<Kind extends MailKind>(kind: Kind, stored: unknown): MailPayloads[Kind] | null {
  return definitions[kind].payload.safeParse(stored).data ?? null;
}

/** A made-up payload of a kind. */
export function samplePayload<Kind extends MailKind>(kind: Kind): MailPayloads[Kind] {
  return definitions[kind].sample();
}

export type MailPreview = { subject: string; html: string; text: string };

/**
 * What a mail says, with the page's address in place of every link that is its reader's alone. Null when its kind is unknown to
 * this release or its payload was emptied, as it is for mails with a link once they are sent, or is not readable.
 */
export function previewMail(kind: string, stored: unknown): MailPreview | null {
  const payload = isMailKind(kind) ? readPayload(kind, stored) : null;
  if (!isMailKind(kind) || !payload) return null;
  const content = composeMail(kind, payload, shownLink);
  return { subject: content.subject, html: mailHtml(content), text: mailText(content) };
}
