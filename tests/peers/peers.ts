import "../../scripts/support/require-node.mjs";
import { rmSync } from "node:fs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { makeScratch } from "../../scripts/support/scratch";
import { testEnvironment } from "../../scripts/support/test-site.mjs";

// Runs the installed third-party tools against the site on loopback. Packages that the project does not have are taken
// from the folder PEERS.
// npm run test:peers [-- TOOL …]

// The site runs as if it were behind a proxy with TLS.
Object.assign(process.env, testEnvironment, { NEXTAUTH_URL: "https://localhost" });
await generateIfNeeded();
await buildIfNeeded();
const { startSite } = await import("../support/started-site");
const { addClients } = await import("../support/fuzz-people");
const { injection, markup, policies } = await import("./tools");
const { grade } = await import("./grade");

const wanted = process.argv.slice(2);
const peers = [policies, grade, markup, injection].filter(
  ({ tool }) => !wanted.length || wanted.includes(tool),
);
const scratch = makeScratch("peers");
const environment = { TRUSTED_PROXY_HOPS: "1" };
const site = await startSite("start", { nodeArgs: ["--no-warnings"], environment });
const { world, leave } = await addClients(site.url, `file:${site.databaseFile}`);
const rows: { tool: string; at: string; reach: string; found: string; isReached: boolean }[] = [];
try {
  for (const { tool, lacks, look } of peers) {
    const missing = await lacks();
    if (missing) {
      console.log(`${tool}: left out, there is no ${missing}`);
      continue;
    }
    const failed = (error: unknown) => [
      { at: "the site", reach: "to be tested", found: String(error), isReached: false },
    ];
    for (const finding of await look({ url: site.url, world, scratch }).catch(failed)) {
      rows.push({ tool, ...finding });
      const { at, reach, found, isReached } = finding;
      console.log(
        `${isReached ? "     " : "NOT  "}${tool.padEnd(21)} ${at.padEnd(42)} ${reach.padEnd(30)} ${found}`,
      );
    }
  }
  if (!site.isAlive()) throw new Error(`the site stopped: ${site.recentOutput()}`);
} finally {
  await leave();
  await site.stop();
  rmSync(scratch, { recursive: true, force: true });
}
const reached = rows.filter(({ isReached }) => isReached).length;
console.log(`\npeers-reached ${reached} of ${rows.length}`);
process.exit(reached === rows.length ? 0 : 1);
