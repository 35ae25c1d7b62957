import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { lineOf } from "./one-line.mjs";

function tryToWrite(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ".start.part");
  const fd = openSync(file, "w", 0o600);
  try {
    writeSync(fd, "written by the start, to see whether it can\n");
    fsyncSync(fd);
  } finally {
    closeSync(fd);
    rmSync(file, { force: true });
  }
}

/** Writes into each folder that this site keeps things in; throws, in a line that names its setting, where that fails. */
export function checkFolders({ SMTP_URL, UPLOADTHING_TOKEN, MAIL_FOLDER, UPLOADS_DIR }) {
  const folders = [
    ["MAIL_FOLDER", MAIL_FOLDER, !SMTP_URL],
    ["UPLOADS_DIR", UPLOADS_DIR, !UPLOADTHING_TOKEN],
  ];
  for (const [name, folder, isUsed] of folders) {
    try {
      if (isUsed) tryToWrite(resolve(folder));
    } catch (error) {
      throw new Error(`${name} names a folder that cannot be written to: ${lineOf(error)}`);
    }
  }
}

function faultOf({ code }, { HOST, PORT }) {
  if (code === "EADDRINUSE") return `port ${PORT} is taken; set PORT to another one`;
  if (code === "EACCES") return `PORT ${PORT} is not for this user to listen on; set it to one above 1023`;
  return `HOST ${HOST} is no address of this machine (${code})`;
}

/** Listens for a moment where the site is going to; throws, in one line, where it could not, before anything is done. */
export async function checkAddress({ HOST, PORT }) {
  const server = createServer();
  await new Promise((found, fail) => {
    server.once("error", (error) => fail(new Error(faultOf(error, { HOST, PORT }))));
    server.listen(Number(PORT), HOST, found);
  });
  await new Promise((closed) => server.close(closed));
}
