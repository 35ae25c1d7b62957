import "./support/env-file.mjs";
import { rmSync, writeFileSync } from "node:fs";
import { deletePerson, exportPerson } from "../src/features/profile/person-service";
import { database } from "../src/server/db/client";

const [task, email, file] = process.argv.slice(2);
if (!email || (task === "export") !== Boolean(file)) {
  console.error("usage: npm run person:export -- EMAIL FILE, or npm run person:delete -- EMAIL");
  process.exit(1);
}

// Creates the file first, so that an export whose file cannot be created is not recorded.
if (file) writeFileSync(file, "", { mode: 0o600, flag: "wx" });
const db = database();
const person = await (file ? exportPerson : deletePerson)(db, email).catch((error) => {
  if (file) rmSync(file);
  throw error;
});
if (file) writeFileSync(file, `${JSON.stringify(person, null, 2)}\n`);
const { waitlist, applications, quarantined, mails } = person;
const counts = `waiting list entries: ${waitlist ? 1 : 0}, applications: ${applications.length}, quarantined forms: ${quarantined.length}, emails: ${mails.length}`;
console.log(
  file ? `${file} has the data of ${email} (${counts}).` : `Deleted the data of ${email} (${counts}).`,
);
await db.$disconnect();
