import "server-only";
import { mailWords } from "@/content/mails";
import { plainName } from "@/lib/plain-name";
import { z } from "@/lib/zod";
import type { LinkTo, MailContent } from "./mail-content";

/** One kind of mail, from what lies in the outbox to what is read. */
export type MailDefinition<Payload extends object> = {
  /** Its name at the Desk. */
  label: string;
  /**
   * Whether anybody who types an address can cause it to be sent there: by a form, or, being a way into the account, by asking
   * for one. Of what a mailbox takes from strangers a part is kept for ways in.
   */
  byStrangers?: "form" | "way-in";
  /** What it is made from. It lies in the outbox until the mail is sent, so it holds no secret. */
  payload: z.ZodType<Payload>;
  /** A made-up one, so that the Desk can show every kind. */
  sample: () => Payload;
  content: (payload: Payload, linkTo: LinkTo) => MailContent;
};

/** Says what a kind of mail is; `src/server/mail/kinds.ts` lists all of them. */
export function defineMail<Payload extends object>(mail: MailDefinition<Payload>) {
  return mail;
}

/** The payload of a mail that only greets; the others add to it. */
export const named = z.object({ name: z.string().nullable() });

/** The payload of a mail with a one-time link, which holds the link's id and never its secret. */
export const linked = named.extend({ linkId: z.string() });

export const sampleName = "Noor de Vries";

export const linkedSample = () => ({ name: sampleName, linkId: "sample" });

/** The first line of a mail: by name, unless the name could lead somewhere. */
export function greeting(name: string | null) {
  return mailWords.greeting(plainName(name));
}

/** Why the team gets a mail. */
export const toTeam =
  "This letter goes to the team and to nobody else. If this reached you by mistake, please delete it.";
