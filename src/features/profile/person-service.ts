import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { truncateWal } from "@/server/db/sql";
import { findLastLeftAt } from "@/server/former-addresses";
import { attempt } from "@/server/log";
import { withMailFileCleanup } from "@/server/mail/mail-files";
import { listForms, listMails } from "./export-service";
import { findMailIds, removeFormsOf } from "./own-records";

/** Returns a person's forms and emails, and their period. Throws if the address has an account or no data. */
async function readPerson(db: Database, email: string) {
  const emailCanonical = canonicalEmail(email);
  if (await db.user.count({ where: { emailCanonical } }))
    throw new Error(`${email} has an account: its profile has buttons that export and delete all data`);
  const period = { since: await findLastLeftAt(db, emailCanonical) };
  const ids = await findMailIds(db, emailCanonical, period);
  const [forms, mails] = await Promise.all([
    listForms(db, emailCanonical, period),
    listMails(db, { id: { in: ids.map(({ id }) => id) } }),
  ]);
  const person = { email: emailCanonical, ...forms, mails };
  const isEmpty = !forms.waitlist && [...forms.applications, ...forms.quarantined, ...mails].length === 0;
  if (isEmpty && period.since)
    throw new Error(
      `${email} is a former address of a member, whose profile exports and deletes the data about it`,
    );
  if (isEmpty) throw new Error(`nothing is stored about ${email}`);
  return { person, period };
}

/** Returns the data of a person without an account, and audits the export. Throws as readPerson does. */
export async function exportPerson(db: Database, email: string) {
  const { person } = await readPerson(db, email);
  await writeAudit(db, { action: "person.exported", subject: "person" });
  return { exportedAt: new Date(), ...person };
}

/** Deletes the data of a person without an account, and returns it. Throws as readPerson does. */
export async function deletePerson(db: Database, email: string) {
  const { person, period } = await readPerson(db, email);
  const audit = writeAudit(db, { action: "person.deleted", subject: "person" });
  const writes = [...removeFormsOf(db, person.email, period), audit];
  await withMailFileCleanup(db, () => db.$transaction(writes));
  await attempt("truncate the write-ahead log", () => truncateWal(db));
  return person;
}
