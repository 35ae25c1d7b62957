import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { truncateWal } from "@/server/db/sql";
import { describeError, log } from "@/server/log";
import { withMailFileCleanup } from "@/server/mail/mail-files";
import { listForms, mailFields } from "./export-service";
import { findMailIds, removeFormsOf } from "./own-records";

/** Returns the forms and emails of a person without an account. Throws if a member has or had the address, or for no data. */
async function readPerson(db: Database, email: string) {
  const emailCanonical = canonicalEmail(email);
  if (await db.user.count({ where: { emailCanonical } }))
    throw new Error(`${email} has an account: its profile has buttons that export and delete all data`);
  if (await db.formerAddress.count({ where: { emailCanonical, isConfirmed: true } }))
    throw new Error(`${email} was the address of a member, whose profile exports and deletes its data`);
  const ids = await findMailIds(db, emailCanonical);
  const [forms, mails] = await Promise.all([
    listForms(db, emailCanonical),
    db.outboxMail.findMany({
      where: { id: { in: ids.map(({ id }) => id) } },
      orderBy: { createdAt: "asc" },
      select: mailFields,
    }),
  ]);
  const person = { email: emailCanonical, ...forms, mails };
  if (!forms.waitlist && ![forms.applications, forms.quarantined, mails].some((rows) => rows.length > 0))
    throw new Error(`nothing is stored about ${email}`);
  return person;
}

/** Returns the data of a person without an account, and audits the export. Throws as readPerson does. */
export async function exportPerson(db: Database, email: string) {
  const person = await readPerson(db, email);
  await writeAudit(db, { action: "person.exported", subject: "person" });
  return { exportedAt: new Date(), ...person };
}

/** Deletes the data of a person without an account, and returns it. Throws as readPerson does. */
export async function deletePerson(db: Database, email: string) {
  const person = await readPerson(db, email);
  const audit = writeAudit(db, { action: "person.deleted", subject: "person" });
  await withMailFileCleanup(db, () => db.$transaction([...removeFormsOf(db, person.email), audit]));
  await truncateWal(db).catch((error) => log.error(describeError(error), "write-ahead log not truncated"));
  return person;
}
