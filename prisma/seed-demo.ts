import "../scripts/support/local-site.mjs";
import { env } from "../src/env.mjs";
import { openDatabase } from "../src/server/db/client";
import { fillDemo } from "./demo/fill";
import { assertLocalSite, inspectDatabase, makeTables } from "./demo/prepare";
import { coach } from "./demo/team";

assertLocalSite(env.NEXTAUTH_URL);
await makeTables(env.DATABASE_URL);
const db = openDatabase(env.DATABASE_URL);
if ((await inspectDatabase(db)) === "filled") {
  console.log(
    `The demo data is already in this database. Its coach is ${coach.email}; “Forgot your password?” on ${env.NEXTAUTH_URL}/auth sends a link for a new password to a file in ${env.MAIL_FOLDER}.`,
  );
  process.exit();
}
const { email, password } = await fillDemo(db);
const [members, applications, entries, votes, mails] = await Promise.all([
  db.user.count(),
  db.privateCoachingApplication.count(),
  db.groupCoachingEntry.count(),
  db.vote.count(),
  db.outboxMail.count(),
]);
console.log(`
The database now contains a year: ${members} members, ${applications} applications, ${entries} on the waiting list, ${votes} votes and
${mails} emails. The people are invented, and no email was sent.

  the Desk  ${env.NEXTAUTH_URL}/desk  (npm start, if the site is not running)
  email     ${email}
  password  ${password}

The password is new and is not stored anywhere: write it down.
`);
await db.$disconnect();
