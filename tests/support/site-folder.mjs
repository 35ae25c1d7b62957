import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the folder with the emails, uploads and database of the browser tests' site. */
export function siteFolder(port) {
  return join(tmpdir(), `aurea-site-${port}`);
}
