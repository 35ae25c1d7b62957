import "server-only";
import { mailTexts } from "@/content/mails";
import { getPlainName } from "@/lib/member-name";
import { z } from "@/lib/zod";
import type { LinkPurpose } from "../one-time-link";

export type MailContent = {
  subject: string;
  /** The preview text that mail programs show after the subject. */
  preview: string;
  /** By default the subject. */
  heading?: string;
  paragraphs: readonly string[];
  /** `isOneTime` marks a one-time link, whose address is also shown as text in case the button does not work. */
  action?: { label: string; url: string; isOneTime?: boolean };
  facts?: readonly (readonly [name: string, value: string])[];
  note?: string;
  /** The unsubscribe link at the end. */
  unsubscribe?: {
    label: string;
    url: string;
    /** Whether the address accepts one-click unsubscribe requests (RFC 8058). */
    isOneClick?: boolean;
  };
  /** The reason in the footer why the recipient gets this email, if it is not the default reason. */
  reason?: string;
};

/** Returns the address of a link; in a preview, the address of the link's page without the secret. */
export type LinkTo = (purpose: LinkPurpose | "announcements", linkId: string) => string;

export type MailDefinition<Payload extends object> = {
  label: string;
  /**
   * Set if visitors can cause this email by entering an address. `mailbox-limit.ts` limits such emails and reserves a
   * part of the limit for account access.
   */
  publicTrigger?: "form" | "account-access";
  /** Stored in the outbox until the email is sent, so it must not contain a secret. */
  payload: z.ZodType<Payload>;
  sample: () => Payload;
  content: (payload: Payload, linkTo: LinkTo) => MailContent;
};

/** Returns the definition, with its payload type inferred. `kinds.ts` lists all definitions. */
export function defineMail<Payload extends object>(mail: MailDefinition<Payload>) {
  return mail;
}

export const sampleName = "Noor de Vries";

export const named = {
  payload: z.object({ name: z.string().nullable() }),
  sample: () => ({ name: sampleName }),
};

/** The payload of an email with a one-time link has the link's id, never its secret. */
export const linked = {
  payload: named.payload.extend({ linkId: z.string() }),
  sample: () => ({ name: sampleName, linkId: "sample" }),
};

/** Returns the salutation, without the name if the name could contain a link. */
export function greeting(name: string | null) {
  return mailTexts.greeting(getPlainName(name));
}

export const toTeam = "This email is for the team only. If you got it by mistake, please delete it.";
