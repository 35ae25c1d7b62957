import "server-only";
import { decisionLetters } from "@/content/decision-letters";
import { reviewDueAt } from "@/lib/business-days";
import { linkPage } from "../one-time-link";
import { mailHtml } from "./mail-html";
import { mailText } from "./mail-text";
import { composeMail, isMailKind, type MailKind, type MailPayloads } from "./templates";

export type MailPreview = { subject: string; html: string; text: string };

function isEmptied(payload: unknown) {
  return typeof payload !== "object" || payload === null || Object.keys(payload).length === 0;
}

/**
 * What a letter says, with the page's address in place of every one-time link. Null when its kind is unknown to
 * this release or its payload was emptied, as it is for letters with a link once they are sent.
 */
export function previewMail(kind: string, payload: unknown): MailPreview | null {
  if (!isMailKind(kind) || isEmptied(payload)) return null;
  const content = composeMail(kind, payload as MailPayloads[typeof kind], linkPage);
  return { subject: content.subject, html: mailHtml(content), text: mailText(content) };
}

type Samples = { [Kind in MailKind]: MailPayloads[Kind] };

/** A payload for each kind of letter, made up, so that the Desk can show all of them. */
export function sampleMails(): Samples {
  const name = "Noor de Vries";
  const linked = { name, linkId: "sample" };
  const now = new Date();
  const decision = decisionLetters.invited(name);
  return {
    welcome: linked,
    verify: linked,
    reset: linked,
    passwordChanged: { name },
    googleLinked: { name, isTakeover: false },
    confirmEmail: linked,
    emailChanged: { name, newEmail: "noor@example.org" },
    waitlistJoined: linked,
    waitlistInvited: linked,
    applicationReceived: { name },
    applicationArrived: { applicationId: "sample", name, dueAt: reviewDueAt(now).toISOString() },
    decision: { name, subject: decision.subject, paragraphs: decision.body.split("\n\n") },
    digest: { at: now.toISOString(), overdue: 1, due: 2, entries: 5, failedMails: 0 },
  };
}
