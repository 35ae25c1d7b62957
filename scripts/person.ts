import "./support/env-file.mjs";
import { rmSync, writeFileSync } from "node:fs";
import {
  deleteMember,
  deletePerson,
  exportMember,
  exportPerson,
} from "../src/features/profile/person-service";
import { database } from "../src/server/db/client";

const given = process.argv.slice(2);
const isAccount = given.includes("--account");
const [task, email, file, ...more] = given.filter((word) => word !== "--account");
if (!email || more.length || (task === "export") !== Boolean(file)) {
  console.error(
    "usage: npm run person:export -- EMAIL FILE [--account], or npm run person:delete -- EMAIL [--account]",
  );
  process.exit(1);
}

const db = database();

async function exportTo(path: string, address: string) {
  // Creates the file first, so that an export whose file cannot be created is not recorded.
  writeFileSync(path, "", { mode: 0o600, flag: "wx" });
  try {
    const person = await (isAccount ? exportMember : exportPerson)(db, address);
    writeFileSync(path, `${JSON.stringify(person, null, 2)}\n`);
    return person;
  } catch (error) {
    rmSync(path);
    throw error;
  }
}

const { waitlist, applications, quarantined, mails } = file
  ? await exportTo(file, email)
  : await (isAccount ? deleteMember : deletePerson)(db, email);
const counts = `waiting list entries: ${waitlist ? 1 : 0}, applications: ${applications.length}, quarantined forms: ${quarantined.length}, emails: ${mails.length}`;
console.log(
  file ? `${file} has the data of ${email} (${counts}).` : `Deleted the data of ${email} (${counts}).`,
);
await db.$disconnect();
