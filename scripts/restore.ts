import "./support/require-node.mjs";
import { restore } from "./support/backup";
import { runCli, tableLines } from "./support/run-cli";
import { site } from "./support/site-settings";

const given = process.argv.slice(2);
const mayReplace = given.includes("--replace");
const [file, ...more] = given.filter((word) => word !== "--replace");

if (!file || more.length) {
  console.error("usage: npm run db:restore -- FILE [--replace]");
  process.exit(1);
}

await runCli(async () => {
  const { manifest, queued, hasOtherSecret, keptAs } = await restore(file, site, mayReplace);
  const { madeAt, from, migration, tables, uploads } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${tableLines(tables)}\nrestored ${rows} rows and ${uploads.files} pictures`);
  console.log(`from ${file}: ${from}, as of ${madeAt}, migration ${migration}. Counts and hashes agree.`);
  if (keptAs.length) console.log(`What was there before is kept: ${keptAs.join(", ")}`);
  if (queued) {
    console.log(
      `${queued} mails are queued and go out when the site starts. One that left after ${madeAt} goes twice.`,
    );
  } else console.log("No mail is queued.");
  if (hasOtherSecret) {
    console.log(
      "NEXTAUTH_SECRET is not the one of the backup: everybody signs in again, and links in mails are void.",
    );
  }
});
