import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the site the browser tests run against on this port keeps its mails, uploads and database. */
export function siteFolder(port) {
  return join(tmpdir(), `aurea-site-${port}`);
}
