import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve as resolvePath } from "node:path";
import { readFirstLine } from "./errors.mjs";

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
export function checkFolders({ SMTP_URL, UPLOADTHING_TOKEN, MAIL_FOLDER, UPLOADS_DIR }) {
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
export async function checkAddress({ HOST, PORT }) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(explainListenError(error, { HOST, PORT }))));
    server.listen(Number(PORT), HOST, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
