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
    `${queued} emails are queued and are sent when the site starts. Those already sent after ${info.madeAt} are sent again.`,
  );
}
console.log(
  "Sessions, links in emails and one-time codes work only with the NEXTAUTH_SECRET that created them.",
);
