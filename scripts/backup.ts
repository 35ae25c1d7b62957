import "./support/env-file.mjs";
import { statSync } from "node:fs";
import { writeAudit } from "../src/server/audit";
import { openDatabase } from "../src/server/db/client";
import { createBackup } from "./support/backup";
import { root } from "./support/root.mjs";
import { site } from "./support/site-settings";

const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const [file = `${root}.data/backups/aurea-${stamp}.tar`] = process.argv.slice(2);

const started = Date.now();
const pictures = await createBackup(site, file);
const db = openDatabase(site.databaseUrl);
// The Desk's setup steps and audit log show that this backup was made.
await writeAudit(db, { action: "site.backed-up", subject: "site" }).catch((error) =>
  console.warn(`The backup is complete, but the Desk will not show it: ${error.message}`),
);
await db.$disconnect();
const size = (statSync(file).size / 1e6).toFixed(1);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `The database and ${pictures} pictures are in ${file} (${size} MB, ${seconds} s), verified by reading it back.`,
);
console.log("It contains personal data but not the secret of the site: keep the secret in another place.");
