import "server-only";
import { randomUUID } from "node:crypto";
import { deskQuarantine } from "@/content/desk-quarantine";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { buildSearchText } from "@/lib/search-text";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isUniqueViolation, writeIfAllMatch } from "@/server/db/errors";
import { queueWaitlistMail, wakeMailer } from "@/server/mail/outbox";
import { consumeLink, findLink, isLinkUsable } from "@/server/one-time-link";
import { deleteWaitlistForms, type ReleaseForm } from "@/server/quarantined-forms";
import { refusal } from "@/server/refusal";
import { type LeaveWaitlistInput, quarantinedWaitlistSchema, type WaitlistForm } from "./schema";

type Joining = {
  name: string;
  email: string;
  emailCanonical: string;
  motivation: string | null;
  searchText: string;
  submittedAt: Date;
  /** When name and motivation were sent; an older form that leaves quarantine later must not replace them. */
  wordsAt: Date;
};

const dayMs = 24 * 60 * 60_000;
const idOnly = { id: true } as const;

type Known = { id: string; name: string; email: string; emailCanonical: string };
type Entry = Known & { status: string; submittedAt: Date };

function writeJoin(db: Database, entry: Known, statusBefore?: string) {
  const audit = writeAudit(db, {
    action: "waitlist.joined",
    subject: `entry:${entry.id}`,
    before: statusBefore ? { status: statusBefore } : undefined,
    after: { status: "waiting" },
  });
  return [...queueWaitlistMail(db, "waitlistJoined", entry), audit] as const;
}

async function createEntry(db: Database, joining: Joining) {
  const id = randomUUID();
  await db.$transaction([
    db.groupCoachingEntry.create({
      data: { id, ...joining, confirmedAt: new Date() },
      select: idOnly,
    }),
    ...writeJoin(db, { id, ...joining }),
  ]);
  return id;
}

// Puts a person at the end of the list again, as not invited, if they left before the form was sent.
function rejoin(db: Database, id: string, joining: Joining) {
  const leftBefore = [{ leftAt: null }, { leftAt: { lte: joining.submittedAt } }];
  return writeIfAllMatch(db, [
    db.groupCoachingEntry.update({
      where: { id, status: "left", OR: leftBefore },
      data: {
        ...joining,
        status: "waiting",
        leftAt: null,
        notified: false,
        notifiedAt: null,
        confirmedAt: new Date(),
      },
      select: idOnly,
    }),
    // An email queued before the person left would be sent now, because the entry has its earlier status again.
    db.outboxMail.updateMany({
      where: { about: `entry:${id}`, state: "queued", leasedUntil: null },
      data: { state: "cancelled", lastError: "not-wanted" },
    }),
    ...writeJoin(db, { id, ...joining }, "left"),
  ]);
}

function resendConfirmation(db: Database, known: Known, submittedAt: Date) {
  const { id } = known;
  const dayBefore = new Date(submittedAt.getTime() - dayMs);
  const longAgo = { OR: [{ confirmedAt: null }, { confirmedAt: { lt: dayBefore } }] };
  return writeIfAllMatch(db, [
    db.groupCoachingEntry.update({
      where: { id, status: "waiting", ...longAgo },
      data: { confirmedAt: new Date() },
      select: idOnly,
    }),
    ...queueWaitlistMail(db, "waitlistJoined", known),
  ]);
}

function updateEntry(db: Database, { id, email }: Known, { name, motivation, wordsAt }: Joining) {
  const otherName = { name: { not: name } };
  const otherMotivation = [{ motivation: null }, { motivation: { not: motivation } }];
  return writeIfAllMatch(db, [
    db.groupCoachingEntry.update({
      where: {
        id,
        AND: { OR: [{ wordsAt: null }, { wordsAt: { lte: wordsAt } }] },
        OR: motivation ? [otherName, ...otherMotivation] : [otherName],
      },
      // An empty motivation does not replace the stored motivation.
      data: {
        name,
        searchText: buildSearchText(name, email),
        motivation: motivation ?? undefined,
        wordsAt,
      },
      select: idOnly,
    }),
    writeAudit(db, { action: "waitlist.updated", subject: `entry:${id}` }),
  ]);
}

/** Returns the date of the earlier entry, or null if the person had left. */
async function joinAgain(db: Database, { status, submittedAt, ...known }: Entry, joining: Joining) {
  // Each write may match no row, because nothing differs, the form is older than the stored words, or a concurrent
  // request has made the same change.
  if (status === "left") {
    await rejoin(db, known.id, joining);
    return null;
  }
  await updateEntry(db, known, joining);
  // Emails the stored address, because another spelling in the form could be somebody else's mailbox.
  if (status === "waiting")
    await resendConfirmation(db, { ...known, name: joining.name }, joining.submittedAt);
  return submittedAt;
}

/** Returns the new or earlier entry, or null if the earlier entry is deleted before it can be read. */
async function tryToJoin(db: Database, joining: Joining) {
  try {
    return { id: await createEntry(db, joining), since: null };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await db.groupCoachingEntry.findUnique({
      where: { emailCanonical: joining.emailCanonical },
      select: { id: true, name: true, email: true, emailCanonical: true, status: true, submittedAt: true },
    });
    return known && { id: known.id, since: await joinAgain(db, known, joining) };
  }
}

/**
 * Adds a visitor once per address; a repeat updates name and motivation and sends no second email within a day. Returns
 * the entry's id, and as `since` the date of an earlier entry or null.
 */
export async function joinWaitlist(db: Database, form: WaitlistForm, submittedAt = new Date()) {
  const emailCanonical = canonicalEmail(form.email);
  const { name, email, motivation } = form;
  const searchText = buildSearchText(name, email);
  const sent = { submittedAt, wordsAt: submittedAt };
  const joining = { name, email, emailCanonical, motivation: motivation || null, searchText, ...sent };
  const joined = (await tryToJoin(db, joining)) ?? (await tryToJoin(db, joining));
  if (!joined) throw new Error("the entry on the waiting list was deleted twice before it was read");
  wakeMailer();
  return joined;
}

/**
 * Adds the sender of a quarantined form to the waiting list, with the date on which the form was sent. Throws `CONFLICT`
 * (illegal-move) if the person has left the list since then.
 */
export const releaseWaitlist: ReleaseForm = async (db, payload) => {
  const { submittedAt, ...form } = quarantinedWaitlistSchema.parse(payload);
  const hasLeft = await db.groupCoachingEntry.findUnique({
    where: { emailCanonical: canonicalEmail(form.email), status: "left", leftAt: { gt: submittedAt } },
    select: idOnly,
  });
  if (hasLeft) throw refusal("CONFLICT", "illegal-move", deskQuarantine.release.left);
  const { id, since } = await joinWaitlist(db, form, submittedAt);
  return { subject: `entry:${id}`, isKnown: since !== null };
};

/**
 * Takes a person off the waiting list by the link in an email. Throws `not-there` for an unknown link, and `spent-link`
 * for a used or expired link or if the person is not on the list any more.
 */
export async function leaveWaitlist(db: Database, { token }: LeaveWaitlistInput) {
  const over = refusal("BAD_REQUEST", "spent-link", messages.coaching.leftAlready);
  const link = await findLink(db, "leave", token);
  if (!link?.email) throw refusal("NOT_FOUND", "not-there", messages.coaching.noLeaveLink);
  const entry = await db.groupCoachingEntry.findUnique({
    where: { emailCanonical: link.email },
    select: { id: true, status: true },
  });
  if (!entry || !isLinkUsable(link)) throw over;
  const { id, status } = entry;
  const audit = writeAudit(db, {
    action: "waitlist.left",
    subject: `entry:${id}`,
    before: { status },
    after: { status: "left" },
  });
  const hasLeft = await writeIfAllMatch(db, [
    consumeLink(db, link.id),
    db.groupCoachingEntry.update({
      where: { id, status: { not: "left" } },
      data: { status: "left", leftAt: new Date() },
      select: idOnly,
    }),
    deleteWaitlistForms(db, link.email),
    audit,
  ]);
  if (!hasLeft) throw over;
}
