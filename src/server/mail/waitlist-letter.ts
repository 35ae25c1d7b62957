import "server-only";
import type { Database } from "../db/client";
import { newLink } from "../one-time-link";
import { mailRow } from "./outbox";

type Entry = { id: string; name: string; email: string; emailCanonical: string };

/**
 * The two writes of a letter to somebody on the waiting list: the link by which they leave, which every such letter
 * carries, and the letter. They belong into the transaction of what it reports.
 */
export function waitlistLetter(db: Database, kind: "waitlistJoined" | "waitlistInvited", entry: Entry) {
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
