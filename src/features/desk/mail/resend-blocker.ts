import "server-only";
import type { Database } from "@/server/db/client";
import { isMailKind } from "@/server/mail/kinds";
import { isRenewed, renewalsOf } from "./renewal";

/** The columns that decide whether a mail can be sent again. */
type Row = {
  kind: string;
  state: string;
  payload: unknown;
  recipient: string;
  about: string | null;
};

/** Why a mail cannot be sent again; null when it can. */
export type ResendBlocker = "waiting" | "calledOff" | "once" | "overtaken" | "linkVoid" | "notKept" | null;

function linkOf(payload: unknown) {
  if (typeof payload !== "object" || payload === null || !("linkId" in payload)) return null;
  return typeof payload.linkId === "string" ? payload.linkId : null;
}

function isEmptied(payload: unknown) {
  return typeof payload !== "object" || payload === null || Object.keys(payload).length === 0;
}

/** Gives a function that says why a mail cannot be sent again; the one-time links of all mails are checked at once. */
export async function resendBlockersOf<T extends Row>(db: Database, mails: readonly T[]) {
  const renewalOf = await renewalsOf(db, mails);
  const links = mails.flatMap(({ payload }) => linkOf(payload) ?? []);
  const open = links.length
    ? await db.token.findMany({ where: { id: { in: links }, usedAt: null }, select: { id: true } })
    : [];
  const isOpen = new Set(open.map(({ id }) => id));
  return (mail: T): ResendBlocker => {
    if (mail.state === "queued") return "waiting";
    if (mail.state === "cancelled") return "calledOff";
    if (mail.kind === "announcement" && mail.state === "sent") return "once";
    if (isRenewed(mail.kind)) return renewalOf(mail) ? null : "overtaken";
    if (!isMailKind(mail.kind) || isEmptied(mail.payload)) return "notKept";
    const link = linkOf(mail.payload);
    return link && !isOpen.has(link) ? "linkVoid" : null;
  };
}
