import "server-only";
import { deskMail } from "@/content/desk-mail";
import type { z } from "@/lib/zod";
import { buildUnsubscribeUrl, getUnsubscribePageUrl } from "../announcements/unsubscribe-link";
import { liveContent } from "../content/live";
import { buildLinkPageUrl, buildLinkUrl } from "../one-time-link";
import type { LinkTo, MailContent, MailDefinition } from "./define-mail";
import * as account from "./kinds/account";
import { applicationReceived, decision, waitlistInvited, waitlistJoined } from "./kinds/coaching";
import { applicationArrived, digest } from "./kinds/team";
import { renderMail } from "./render-mail";

// The outbox stores these names, so an existing name must not change.
const list = {
  ...account,
  applicationArrived,
  applicationReceived,
  decision,
  digest,
  waitlistInvited,
  waitlistJoined,
};

export type MailKind = keyof typeof list;

export type MailPayloads = { [Kind in MailKind]: z.output<(typeof list)[Kind]["payload"]> };

const definitions: { [Kind in MailKind]: MailDefinition<MailPayloads[Kind]> } = list;

export const mailKinds = Object.entries(list)
  .map(([kind, { label }]) => ({ kind: kind as MailKind, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

export const publiclyTriggeredKinds = mailKinds
  .map(({ kind }) => kind)
  .filter((kind) => definitions[kind].publicTrigger);

/** The emails with which people sign in. They are sent first, because many invitations may be queued before them. */
export const signInKinds: MailKind[] = ["enter", "freshLink", "reset"];

/** Returns how visitors can trigger a kind of email, or undefined if they cannot or the kind is unknown. */
export function getPublicTrigger(kind: string) {
  return isMailKind(kind) ? definitions[kind].publicTrigger : undefined;
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(definitions, kind);
}

export function getMailLabel(kind: string) {
  return isMailKind(kind) ? definitions[kind].label : deskMail.otherKind;
}

const recipientLink: LinkTo = (purpose, id) =>
  purpose === "announcements" ? buildUnsubscribeUrl(id) : buildLinkUrl(purpose, id);
const previewLink: LinkTo = (purpose) =>
  purpose === "announcements" ? getUnsubscribePageUrl() : buildLinkPageUrl(purpose);

export function composeMail<Kind extends MailKind>(
  kind: Kind,
  payload: MailPayloads[Kind],
  linkTo: LinkTo = recipientLink,
): MailContent {
  return definitions[kind].content(payload, linkTo);
}

/** Returns the payload, or null if this release cannot read it. */
export function readPayload<Kind extends MailKind>(kind: Kind, stored: unknown): MailPayloads[Kind] | null {
  return definitions[kind].payload.safeParse(stored).data ?? null;
}

export function createSamplePayload<Kind extends MailKind>(kind: Kind): MailPayloads[Kind] {
  return definitions[kind].sample();
}

export type MailPreview = ReturnType<typeof renderMail>;

/**
 * Returns an email without the secrets in its links, or null if the kind is unknown or the payload cannot be read. A
 * sent email with a link has no payload any more.
 */
export async function previewMail(kind: string, stored: unknown): Promise<MailPreview | null> {
  if (!isMailKind(kind)) return null;
  const payload = readPayload(kind, stored);
  return payload && renderMail(composeMail(kind, payload, previewLink), await liveContent("site"));
}
