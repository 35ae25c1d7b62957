import "server-only";
import type { LinkPurpose } from "../one-time-link";

/** What one mail says; the layout decides how it looks in HTML and in plain text. */
export type MailContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** once: the address is a one-time link, shown in full for those whose button does nothing */
  action?: { label: string; url: string; once?: boolean };
  /** Names and values, one under the other, as in a notice to the team. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Smaller lines at the end. */
  notes?: readonly string[];
  /** The way off a list: a quiet link after everything else. */
  leave?: {
    label: string;
    url: string;
    /** its address also takes what mail programs send when their own button is pressed (RFC 8058) */
    isOneClick?: boolean;
  };
  /** Why the reader gets this, where the footer's own sentence would not be true. */
  why?: string;
};

/** Makes the address of a link for the reader alone; a preview gives the page's address without the secret. */
export type LinkTo = (purpose: LinkPurpose | "announcements", linkId: string) => string;
