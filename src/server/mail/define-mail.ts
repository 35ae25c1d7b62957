import "server-only";
import { mailTexts } from "@/content/mails";
import { plainName } from "@/lib/member-name";
import { z } from "@/lib/zod";
import type { LinkPurpose } from "../one-time-link";

/** The content of one mail, without its layout. */
export type MailContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** `once` marks a one-time link, whose address is also shown in full in case the button does not work. */
  action?: { label: string; url: string; once?: boolean };
  facts?: readonly (readonly [name: string, value: string])[];
  notes?: readonly string[];
  /** The link that unsubscribes, at the end. */
  leave?: {
    label: string;
    url: string;
    /** Whether the address also accepts one-click unsubscribe requests (RFC 8058). */
    isOneClick?: boolean;
  };
  /** Replaces the footer's reason for this mail. */
  why?: string;
};

/** Returns the address of a one-time link; a preview returns the page without the secret. */
export type LinkTo = (purpose: LinkPurpose | "announcements", linkId: string) => string;

export type MailDefinition<Payload extends object> = {
  /** Its name at the Desk. */
  label: string;
  /** Set when a visitor who enters an address can cause this mail; `mailbox-limit.ts` limits these and reserves a part for account access. */
  publicTrigger?: "form" | "account-access";
  /** Stored in the outbox until the mail is sent, so it must not hold a secret. */
  payload: z.ZodType<Payload>;
  /** Example data for the preview at the Desk. */
  sample: () => Payload;
  content: (payload: Payload, linkTo: LinkTo) => MailContent;
};

/** Infers the payload type of a definition; `kinds.ts` lists all definitions. */
export function defineMail<Payload extends object>(mail: MailDefinition<Payload>) {
  return mail;
}

export const named = z.object({ name: z.string().nullable() });

/** Holds the id of the one-time link and never its secret. */
export const linked = named.extend({ linkId: z.string() });

export const sampleName = "Noor de Vries";

export const linkedSample = () => ({ name: sampleName, linkId: "sample" });

/** Returns the first line of a mail, without the name if it looks like a link. */
export function greeting(name: string | null) {
  return mailTexts.greeting(plainName(name));
}

export const toTeam =
  "This email goes to the team and to nobody else. If this reached you by mistake, please delete it.";
