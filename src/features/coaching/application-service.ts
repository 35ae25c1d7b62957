import "server-only";
import { randomUUID } from "node:crypto";
import { type OptionalField, optionalApplicationFields } from "@/content/application-fields";
import { reviewDueAt } from "@/lib/business-days";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound, isUniqueViolation } from "@/server/db/errors";
import { teamAddress } from "@/server/mail/addresses";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { applicationTerms, newTerms } from "@/server/search-rows";
import type { KeyedApplication } from "./schema";

const idOnly = { id: true } as const;

type Answers = ReturnType<typeof answersOf>;

function answersOf({ idempotencyKey: _, ...form }: KeyedApplication) {
  const optional = optionalApplicationFields.map((name) => [name, form[name] || null]);
  return { ...form, ...(Object.fromEntries(optional) as Record<OptionalField, string | null>) };
}

function mailRows(id: string, { name, email }: Answers, dueAt: Date) {
  const about = `application:${id}`;
  const notice = { applicationId: id, name, dueAt: dueAt.toISOString() };
  return [
    mailRow({ kind: "applicationReceived", to: email, payload: { name }, about }),
    mailRow({ kind: "applicationArrived", to: teamAddress(), payload: notice, about }),
  ];
}

async function store(db: Database, idempotencyKey: string, answers: Answers, submittedAt: Date) {
  const id = randomUUID();
  const dueAt = reviewDueAt(submittedAt);
  const terms = newTerms(answers.name, answers.email);
  const audit = auditRow({
    action: "application.submitted",
    subject: `application:${id}`,
    after: { status: "pending_review" },
  });
  await db.$transaction([
    db.privateCoachingApplication.create({
      data: { ...answers, id, idempotencyKey, submittedAt, dueAt, terms },
      select: idOnly,
    }),
    ...mailRows(id, answers, dueAt).map((data) => db.outboxMail.create({ data, select: idOnly })),
    db.auditEntry.create({ data: audit, select: idOnly }),
  ]);
  return id;
}

async function updateExisting(db: Database, idempotencyKey: string, answers: Answers) {
  const { id } = await db.privateCoachingApplication.findUniqueOrThrow({
    where: { idempotencyKey },
    select: idOnly,
  });
  try {
    await db.$transaction([
      db.privateCoachingApplication.update({
        where: { id, status: "pending_review", reviewed: false },
        data: answers,
        select: idOnly,
      }),
      ...applicationTerms(db, id, answers.name, answers.email),
    ]);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return id;
}

/**
 * Stores an application for the Partnership, once per key, with a mail to the applicant and a notice to the team.
 * Sending it again, as after a lost answer, sends no second mail; it updates the record until the review has begun.
 */
export async function submitApplication(db: Database, form: KeyedApplication, submittedAt = new Date()) {
  const { idempotencyKey } = form;
  const answers = answersOf(form);
  try {
    const id = await store(db, idempotencyKey, answers, submittedAt);
    wakeMailer();
    return { id };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { id: await updateExisting(db, idempotencyKey, answers) };
  }
}
