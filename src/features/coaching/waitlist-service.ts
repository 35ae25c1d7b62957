import "server-only";
import { randomUUID } from "node:crypto";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound, isUniqueViolation } from "@/server/db/errors";
import { wakeMailer } from "@/server/mail/outbox";
import { waitlistMail } from "@/server/mail/waitlist-mail";
import { consumeLink, findLink, isOpen } from "@/server/one-time-link";
import { refuse } from "@/server/refusal";
import { entryTerms, newTerms } from "@/server/search-rows";
import type { LeaveWaitlistInput, WaitlistForm } from "./schema";

type Joining = {
  name: string;
  email: string;
  emailCanonical: string;
  motivation: string | null;
  submittedAt: Date;
};

const dayMs = 24 * 60 * 60_000;
const idOnly = { id: true } as const;

function joined(db: Database, entry: Joining & { id: string }, status?: string) {
  const before = status ? { before: { status } } : {};
  const row = auditRow({
    action: "waitlist.joined",
    subject: `entry:${entry.id}`,
    ...before,
    after: { status: "waiting" },
  });
  return [
    ...waitlistMail(db, "waitlistJoined", entry),
    db.auditEntry.create({ data: row, select: idOnly }),
  ] as const;
}

async function createEntry(db: Database, joining: Joining) {
  const id = randomUUID();
  const terms = newTerms(joining.name, joining.email);
  await db.$transaction([
    db.groupCoachingEntry.create({
      data: { id, ...joining, confirmedAt: new Date(), terms },
      select: idOnly,
    }),
    ...joined(db, { id, ...joining }),
  ]);
  return id;
}

// Somebody who left and joins again starts over: at the end of the list and not invited yet.
async function rejoin(db: Database, id: string, joining: Joining) {
  const anew = {
    status: "waiting",
    leftAt: null,
    notified: false,
    notifiedAt: null,
    confirmedAt: new Date(),
  };
  await db.$transaction([
    db.groupCoachingEntry.update({
      where: { id, status: "left" },
      data: { ...joining, ...anew },
      select: idOnly,
    }),
    ...entryTerms(db, id, joining.name, joining.email),
    ...joined(db, { id, ...joining }, "left"),
  ]);
}

async function resendConfirmation(db: Database, known: Known) {
  const { id } = known;
  const isLongAgo = { OR: [{ confirmedAt: null }, { confirmedAt: { lt: new Date(Date.now() - dayMs) } }] };
  await db.$transaction([
    db.groupCoachingEntry.update({
      where: { id, status: "waiting", ...isLongAgo },
      data: { confirmedAt: new Date() },
      select: idOnly,
    }),
    ...waitlistMail(db, "waitlistJoined", known),
  ]);
}

async function updateMotivation(db: Database, id: string, motivation: string) {
  const differs = { OR: [{ motivation: null }, { motivation: { not: motivation } }] };
  await db.$transaction([
    db.groupCoachingEntry.update({ where: { id, ...differs }, data: { motivation }, select: idOnly }),
    db.auditEntry.create({
      data: auditRow({ action: "waitlist.updated", subject: `entry:${id}` }),
      select: idOnly,
    }),
  ]);
}

/** Whether a conditional update found a row that met its condition. */
async function matchedRow(change: Promise<unknown>) {
  try {
    await change;
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

type Known = { id: string; name: string; email: string; emailCanonical: string };

async function joinAgain(db: Database, known: Known & { status: string }, joining: Joining) {
  const { id, status } = known;
  if (status === "left") return matchedRow(rejoin(db, id, joining));
  if (joining.motivation) await matchedRow(updateMotivation(db, id, joining.motivation));
  // The mail goes to the address as it stands in the list.
  return status === "waiting" && matchedRow(resendConfirmation(db, known));
}

/**
 * Puts somebody on The Collective's waitlist, once per e-mail address, with a mail that confirms it and says
 * how to leave. Joining again updates only the motivation, and sends no second mail within a day.
 */
export async function joinWaitlist(db: Database, form: WaitlistForm, submittedAt = new Date()) {
  const emailCanonical = canonicalEmail(form.email);
  const { name, email, motivation } = form;
  const joining = { name, email, emailCanonical, motivation: motivation || null, submittedAt };
  let id: string;
  try {
    id = await createEntry(db, joining);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await db.groupCoachingEntry.findUniqueOrThrow({
      where: { emailCanonical },
      select: { id: true, name: true, email: true, emailCanonical: true, status: true },
    });
    id = known.id;
    await joinAgain(db, known, joining);
  }
  wakeMailer();
  return { id };
}

/**
 * Takes somebody off the waitlist by the link in one of its mails. Refuses with `not-there` for a link there
 * never was, and with `spent-link` for one that was used or has run out, or when its owner has left already.
 */
export async function leaveWaitlist(db: Database, { token }: LeaveWaitlistInput) {
  const over = refuse("BAD_REQUEST", "spent-link", messages.coaching.leftAlready);
  const link = await findLink(db, "leave", token);
  if (!link?.email) throw refuse("NOT_FOUND", "not-there", messages.coaching.noLeaveLink);
  const entry = await db.groupCoachingEntry.findUnique({
    where: { emailCanonical: link.email },
    select: { id: true, status: true },
  });
  if (!entry || !isOpen(link)) throw over;
  const { id, status } = entry;
  const after = { status: "left" };
  const row = auditRow({ action: "waitlist.left", subject: `entry:${id}`, before: { status }, after });
  const isGone = await matchedRow(
    db.$transaction([
      consumeLink(db, link.id),
      db.groupCoachingEntry.update({
        where: { id, status: { not: "left" } },
        data: { ...after, leftAt: new Date() },
        select: idOnly,
      }),
      db.auditEntry.create({ data: row, select: idOnly }),
    ]),
  );
  if (!isGone) throw over;
}
