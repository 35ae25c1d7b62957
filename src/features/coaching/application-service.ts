import "server-only";
import { hash, randomUUID } from "node:crypto";
import { applicationFieldNames, optionalApplicationFields } from "@/content/application-fields";
import { findReviewDueDate } from "@/lib/business-days";
import { canonicalEmail } from "@/lib/email-address";
import { buildPersonKey, type Person } from "@/lib/person";
import { recordOf } from "@/lib/record-of";
import { buildSearchText } from "@/lib/search-text";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isUniqueViolation, writeIfAllMatch } from "@/server/db/errors";
import { readTeamAddress } from "@/server/mail/addresses";
import { createMailRow, wakeMailer } from "@/server/mail/outbox";
import type { ReleaseForm } from "@/server/quarantined-forms";
import { type KeyedApplication, quarantinedApplicationSchema } from "./schema";

const idOnly = { id: true } as const;
const storedAnswers = { ...idOnly, ...recordOf(applicationFieldNames, () => true as const) };

type Answers = ReturnType<typeof pickAnswers>;

function pickAnswers({ idempotencyKey: _, ...form }: KeyedApplication) {
  return {
    ...form,
    ...recordOf(optionalApplicationFields, (name) => form[name] || null),
    emailCanonical: canonicalEmail(form.email),
    searchText: buildSearchText(form.name, form.email),
  };
}

async function createMailRows(id: string, { name, email }: Answers, dueAt: Date) {
  const about = `application:${id}`;
  const notice = { applicationId: id, name, dueAt: dueAt.toISOString() };
  return [
    createMailRow({ kind: "applicationReceived", to: email, payload: { name }, about }),
    createMailRow({ kind: "applicationArrived", to: await readTeamAddress(), payload: notice, about }),
  ];
}

async function store(db: Database, idempotencyKey: string, answers: Answers, submittedAt: Date) {
  const id = randomUUID();
  const dueAt = findReviewDueDate(submittedAt);
  const audit = writeAudit(db, {
    action: "application.submitted",
    subject: `application:${id}`,
    after: { status: "pending_review" },
  });
  const mails = await createMailRows(id, answers, dueAt);
  await db.$transaction([
    db.privateCoachingApplication.create({
      data: { ...answers, id, idempotencyKey, submittedAt, dueAt },
      select: idOnly,
    }),
    ...mails.map((data) => db.outboxMail.create({ data, select: idOnly })),
    audit,
  ]);
  return id;
}

/** Returns a key that also depends on the person, for a form whose key another person has already used. */
function deriveOwnKey({ idempotencyKey, ...person }: Person & { idempotencyKey: string }) {
  return hash("sha256", `${idempotencyKey} ${buildPersonKey(person)}`, "base64url");
}

// A form that is released from quarantine may be older than the stored form.
function updateAnswers(db: Database, id: string, answers: Answers, submittedAt: Date) {
  const where = { id, status: "pending_review", reviewed: false, submittedAt: { lte: submittedAt } };
  return writeIfAllMatch(db, [
    db.privateCoachingApplication.update({ where, data: answers, select: idOnly }),
    writeAudit(db, { action: "application.updated", subject: `application:${id}` }),
  ]);
}

/** Returns the new or earlier application, or null if the earlier application is deleted before it can be read. */
async function tryToStore(db: Database, key: string, answers: Answers, submittedAt: Date) {
  try {
    const id = await store(db, key, answers, submittedAt);
    wakeMailer();
    return { id, isTheirs: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await db.privateCoachingApplication.findUnique({
      where: { idempotencyKey: key },
      select: storedAnswers,
    });
    if (!known) return null;
    const isTheirs = buildPersonKey(known) === buildPersonKey(answers);
    const isChanged = applicationFieldNames.some((name) => known[name] !== answers[name]);
    if (isTheirs && isChanged) await updateAnswers(db, known.id, answers, submittedAt);
    return { id: known.id, isTheirs };
  }
}

async function storeOnce(db: Database, key: string, answers: Answers, submittedAt: Date) {
  const stored =
    (await tryToStore(db, key, answers, submittedAt)) ?? (await tryToStore(db, key, answers, submittedAt));
  if (!stored) throw new Error("the application was deleted twice before it was read");
  return stored;
}

/**
 * Stores an application once per key and person, and returns its id; a repeat queues no email and updates the record
 * until the team begins to review it. Duplicated tabs share keys, so another name or address makes a new application.
 */
export async function submitApplication(db: Database, form: KeyedApplication, submittedAt = new Date()) {
  const answers = pickAnswers(form);
  const { id, isTheirs } = await storeOnce(db, form.idempotencyKey, answers, submittedAt);
  return isTheirs ? { id } : { id: (await storeOnce(db, deriveOwnKey(form), answers, submittedAt)).id };
}

/** Stores a quarantined application; its due date counts from the time at which the form was sent. */
export const releaseApplication: ReleaseForm = async (db, payload) => {
  const { submittedAt, ...form } = quarantinedApplicationSchema.parse(payload);
  const { id } = await submitApplication(db, form, submittedAt);
  return { subject: `application:${id}` };
};
