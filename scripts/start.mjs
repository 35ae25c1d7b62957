import { installOnSupportedNode } from "./support/install.mjs";
import { applyLocalDefaults, missingForProduction, readEnvFile } from "./support/local.mjs";
import { buildIfNeeded, generateIfNeeded, prepareDatabase } from "./support/prepare.mjs";

readEnvFile();
const missing = missingForProduction();
if (missing) {
  console.error(`Aurea: ${missing}`);
  process.exit(1);
}
applyLocalDefaults();
await installOnSupportedNode();
await generateIfNeeded();
await prepareDatabase();
await buildIfNeeded();

process.env.NODE_ENV = "production";
const { serve } = await import("./support/server.mjs");
await serve();

const { DATABASE_URL, SMTP_URL, NEXTAUTH_URL } = process.env;
const isSqlite = DATABASE_URL.startsWith("file:");
console.log(`
Aurea is at ${NEXTAUTH_URL}

  database  ${isSqlite ? `SQLite, ${DATABASE_URL.slice(5)}` : "PostgreSQL"}  (change: DATABASE_URL)
  storage   local disk, .data/uploads  (change: UPLOADTHING_TOKEN)
  mail      ${SMTP_URL ? "SMTP" : "files, .data/mail"}  (change: SMTP_URL)
`);
