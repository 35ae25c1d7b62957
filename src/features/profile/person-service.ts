import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { truncateWal } from "@/server/db/sql";
import { findLastLeftAt } from "@/server/former-addresses";
import { attempt } from "@/server/log";
import { withMailFileCleanup } from "@/server/mail/mail-files";
import { deleteAccount } from "./delete-service";
import { listForms, listMails, readAccount } from "./export-service";
import { findMailIds, removeFormsOf } from "./own-records";

/** Returns a person's forms and emails, and their period. Throws if the address has an account or no data. */
async function readPerson(db: Database, email: string) {
  const emailCanonical = canonicalEmail(email);
  if (await db.user.count({ where: { emailCanonical } }))
    throw new Error(
      `${email} has an account: its profile has buttons that export and delete all data. If the member cannot sign in, add --account`,
    );
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

/** Returns an account and its data. Throws if the address has no account. */
async function readMember(db: Database, email: string) {
  const user = await db.user.findUnique({
    where: { emailCanonical: canonicalEmail(email) },
    select: { id: true, sessionVersion: true },
  });
  if (!user) throw new Error(`${email} has no account: run this again without --account`);
  return { user, data: await readAccount(db, user.id) };
}

/** Returns the data of a member who cannot sign in, and audits the export. Throws as readMember does. */
export async function exportMember(db: Database, email: string) {
  const { user, data } = await readMember(db, email);
  await writeAudit(db, { action: "person.exported", subject: `user:${user.id}` });
  return data;
}

/** Deletes the account of a member who cannot sign in, and returns its data. Throws as readMember does. */
export async function deleteMember(db: Database, email: string) {
  const { user, data } = await readMember(db, email);
  await deleteAccount(db, user);
  await writeAudit(db, { action: "person.deleted", subject: `user:${user.id}` });
  return data;
}
