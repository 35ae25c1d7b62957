import "../../scripts/support/require-node.mjs";
import { rmSync } from "node:fs";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { makeScratch } from "../../scripts/support/scratch";
import { testEnvironment } from "../../scripts/support/test-site.mjs";

// Runs third-party tools against the site on loopback, and fails if one is missing. Packages that the project does not
// have are loaded from the folder in the environment variable PEERS.
// npm run test:peers [-- TOOL …]

// The site runs as if it were behind a proxy with TLS.
Object.assign(process.env, testEnvironment, { NEXTAUTH_URL: "https://localhost" });
await generateIfNeeded();
await buildIfNeeded();
const { startSite } = await import("../support/started-site");
const { addClients } = await import("../support/fuzz-people");
const { tools } = await import("./tools");

const wanted = process.argv.slice(2);
const scratch = makeScratch("peers");
const site = await startSite({ TRUSTED_PROXY_HOPS: "1" });
const { world, leave } = await addClients(site.url, `file:${site.databaseFile}`);
let isClean = true;
try {
  for (const { name, findMissing, findFaults } of tools) {
    if (wanted.length && !wanted.includes(name)) continue;
    const missing = await findMissing();
    if (missing) {
      console.log(`${name}: not run, there is no ${missing}`);
      isClean = false;
      continue;
    }
    const faults = await findFaults({ url: site.url, world, scratch }).catch((error) => [String(error)]);
    console.log(`${name}: ${faults.length} faults`, faults.slice(0, 10).join("\n  "));
    isClean &&= faults.length === 0;
  }
  if (!site.isAlive()) throw new Error(`the site stopped: ${site.recentOutput()}`);
} finally {
  await leave();
  await site.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(isClean ? 0 : 1);
