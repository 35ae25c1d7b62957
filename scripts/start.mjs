import { exitWithError } from "./support/errors.mjs";
import { installOnSupportedNode } from "./support/install.mjs";
import { applyLocalDefaults, findMissingSettings, readEnvFile } from "./support/local.mjs";
import { buildIfNeeded, generateIfNeeded, keepRelease } from "./support/prepare.mjs";
import { checkAddress, checkFolders } from "./support/start-checks.mjs";

async function start() {
  readEnvFile();
  const missing = findMissingSettings();
  if (missing) throw new Error(missing);
  applyLocalDefaults();
  process.env.NODE_ENV = "production";
  await installOnSupportedNode();
  // This import throws an error that names every wrong setting.
  const { env: settings } = await import("../src/env.mjs");
  checkFolders(settings);
  await checkAddress(process.env);
  await generateIfNeeded();
  // Imported after the installation, because migrations.ts imports packages that the installation may have added.
  const { migrateDatabase } = await import("./support/migrations.ts");
  await migrateDatabase(settings.DATABASE_URL);
  keepRelease(await buildIfNeeded(), settings.RELEASES_DIR);

  const { serve } = await import("./support/server.mjs");
  await serve();
  return settings;
}

const settings = await start().catch(exitWithError);

const { DATABASE_URL, NEXTAUTH_URL, UPLOADTHING_TOKEN, UPLOADS_DIR, SMTP_URL, MAIL_FROM, MAIL_FOLDER } =
  settings;
const isSqlite = DATABASE_URL.startsWith("file:");
console.log(`
Aurea is at ${NEXTAUTH_URL}

  database  ${isSqlite ? `SQLite, ${DATABASE_URL.slice(5)}` : "PostgreSQL"}  (change: DATABASE_URL)
  storage   ${UPLOADTHING_TOKEN ? "UploadThing" : `local disk, ${UPLOADS_DIR}`}  (change: UPLOADTHING_TOKEN)
  mail      ${SMTP_URL ? `SMTP, from ${MAIL_FROM}` : `files, ${MAIL_FOLDER}`}  (change: SMTP_URL, MAIL_FROM)
`);
