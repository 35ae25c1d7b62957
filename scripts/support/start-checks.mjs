import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve as resolvePath } from "node:path";
import { firstLineOf } from "./errors.mjs";
import { isLoopback } from "./local.mjs";
import { root } from "./root.mjs";

function tryToWrite(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ".start.part");
  const fd = openSync(file, "w", 0o600);
  try {
    writeSync(fd, "a test of the start: this folder can be written to\n");
    fsyncSync(fd);
  } finally {
    closeSync(fd);
    rmSync(file, { force: true });
  }
}

/** Writes into each folder that the site stores files in. Throws one line that names the setting where that fails. */
export function checkFolders({ SMTP_URL, UPLOADTHING_TOKEN, MAIL_FOLDER, UPLOADS_DIR }) {
  const folders = [
    ["MAIL_FOLDER", MAIL_FOLDER, !SMTP_URL],
    ["UPLOADS_DIR", UPLOADS_DIR, !UPLOADTHING_TOKEN],
  ];
  for (const [name, folder, isUsed] of folders) {
    try {
      if (isUsed) tryToWrite(resolvePath(folder));
    } catch (error) {
      throw new Error(`${name} names a folder that cannot be written to: ${firstLineOf(error)}`);
    }
  }
}

function faultOf({ code }, { HOST, PORT }) {
  if (code === "EADDRINUSE") return `port ${PORT} is taken; set PORT to another one`;
  if (code === "EACCES") return `PORT ${PORT} is not for this user to listen on; set it to one above 1023`;
  return `HOST ${HOST} is no address of this machine (${code})`;
}

/** Listens for a moment at the site's address. Throws one line that names the setting where that fails. */
export async function checkAddress({ HOST, PORT }) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(faultOf(error, { HOST, PORT }))));
    server.listen(Number(PORT), HOST, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** Returns the files of a folder that contain samples, with how many each. */
export function samplesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ name, count: readFileSync(join(folder, name), "utf8").split("// sample").length - 1 }))
    .filter(({ count }) => count > 0);
}

/** Returns one line that names the samples still on a public site; null on localhost, or when none is left. */
export function sampleWarning(origin, folder = join(root, "src/content")) {
  const samples = samplesIn(folder);
  if (isLoopback(new URL(origin).hostname) || samples.length === 0) return null;
  const count = samples.reduce((sum, { count }) => sum + count, 0);
  const names = samples.map(({ name }) => name).join(", ");
  return `${count} samples are still on the site: replace what src/content marks “// sample” (${names})`;
}
