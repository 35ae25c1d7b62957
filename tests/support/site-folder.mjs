import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the folder with the emails, uploads and database of the browser tests' site. */
export function siteFolder(port) {
  return join(tmpdir(), `aurea-site-${port}`);
}

/** Returns the DATABASE_URL of the browser tests' site. */
export const readDatabaseUrl = (port) => readFileSync(join(siteFolder(port), "database"), "utf8");
