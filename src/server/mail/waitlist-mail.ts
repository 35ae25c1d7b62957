import "server-only";
import type { Database } from "../db/client";
import { newLink } from "../one-time-link";
import { mailRow } from "./outbox";

type Entry = { id: string; name: string; email: string; emailCanonical: string };

/**
 * The two writes of a mail to somebody on the waitlist: the mail, and the link to leave the list that it carries. They
 * belong in the transaction that the mail reports.
 */
export function waitlistMail(db: Database, kind: "waitlistJoined" | "waitlistInvited", entry: Entry) {
  const { id, name, email, emailCanonical } = entry;
  const link = newLink("leave", { userId: null, email: emailCanonical });
  const payload = { name, linkId: link.id };
  return [
    db.token.create({ data: link, select: { id: true } }),
    db.outboxMail.create({
      data: mailRow({ kind, to: email, payload, about: `entry:${id}` }),
      select: { id: true },
    }),
  ] as const;
}
