import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder has the emails, uploads and database of the browser tests' site. */
export function siteFolder(port) {
  return join(tmpdir(), `aurea-site-${port}`);
}
