import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve as resolvePath } from "node:path";
import { exitWithError, readFirstLine } from "./support/errors.mjs";
import { installOnSupportedNode } from "./support/install.mjs";
import { applyLocalDefaults, findMissingSettings, readEnvFile } from "./support/local.mjs";
import { buildIfNeeded, generateIfNeeded, keepRelease } from "./support/prepare.mjs";

function tryToWrite(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ".start.part");
  const text = "a test of the start: this folder can be written to\n";
  try {
    writeFileSync(file, text, { mode: 0o600, flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

/** Throws a one-line message with the name of the setting if a folder is not writable. */
function checkFolders({ SMTP_URL, UPLOADTHING_TOKEN, MAIL_FOLDER, UPLOADS_DIR }) {
  const folders = [
    ["MAIL_FOLDER", MAIL_FOLDER, !SMTP_URL],
    ["UPLOADS_DIR", UPLOADS_DIR, !UPLOADTHING_TOKEN],
  ];
  for (const [name, folder, isUsed] of folders) {
    try {
      if (isUsed) tryToWrite(resolvePath(folder));
    } catch (error) {
      throw new Error(`${name} names a folder that cannot be written to: ${readFirstLine(error)}`);
    }
  }
}

function explainListenError({ code }, { HOST, PORT }) {
  if (code === "EADDRINUSE") return `port ${PORT} is taken; set PORT to another one`;
  if (code === "EACCES") return `PORT ${PORT} is not for this user to listen on; set it to one above 1023`;
  return `HOST ${HOST} is no address of this machine (${code})`;
}

/** Throws a one-line message with the name of the setting if the address is not available. */
async function checkAddress({ HOST, PORT }) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(explainListenError(error, { HOST, PORT }))));
    server.listen(Number(PORT), HOST, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

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
  // This import follows the installation, because migrations.ts imports packages that the installation may have added.
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
