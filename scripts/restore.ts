import "./support/env-file.mjs";
import { formatCounts } from "./support/database-state";
import { restore } from "./support/restore";
import { site } from "./support/site-settings";

const given = process.argv.slice(2);
const mayReplace = given.includes("--replace");
const [file, ...more] = given.filter((word) => word !== "--replace");

if (!file || more.length) {
  console.error("usage: npm run db:restore -- FILE [--replace]");
  process.exit(1);
}

const { info, rows, pictures, queued, keptAs } = await restore(file, site, mayReplace);
console.log(`${formatCounts(rows)}\nThese rows and ${pictures} pictures are restored, as of ${info.madeAt}.`);
if (keptAs.length) console.log(`The previous data is kept: ${keptAs.join(", ")}`);
if (queued) {
  console.log(
    `${queued} mails are queued and go out when the site starts. One that left after ${info.madeAt} goes twice.`,
  );
}
console.log(
  "Sessions, links in mails and one-time codes count only with the NEXTAUTH_SECRET they were made with.",
);
