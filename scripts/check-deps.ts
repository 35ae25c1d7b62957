import "./support/require-node.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../package.json";
import packageLock from "../package-lock.json";
import { root } from "./support/root.mjs";

// Checks what npm cannot check offline: known vulnerabilities and licences.

/** Each version is the first without a known vulnerability. */
const floors: Record<string, [version: string, advisory: string]> = {
  next: ["16.3.3", "GHSA-p293-qw3h-jr36"],
  "next-auth": ["4.24.15", "GHSA-7rqj-j65f-68wh"],
  nodemailer: ["9.1.1", "GHSA-wmmp-3585-3rmp"],
  "@trpc/server": ["11.8.0", "GHSA-43p4-m455-4f4j"],
  "better-sqlite3": ["12.2.0", "CVE-2025-6965"],
  zod: ["3.22.3", "GHSA-m95q-7qp3-xv42"],
  superjson: ["1.8.1", "GHSA-5888-ffcr-r425"],
  sharp: ["0.32.6", "GHSA-54xq-cgqr-rpm3"],
  postcss: ["8.4.31", "GHSA-7fh5-64p2-3v2j"],
  cookie: ["0.7.0", "GHSA-pxg6-pf52-xh8x"],
  jose: ["4.15.5", "GHSA-hhhv-q57g-882q"],
  effect: ["3.20.0", "GHSA-38f7-945m-qr2g"],
  valibot: ["1.2.0", "GHSA-vqpr-j7v3-hqw9"],
  semver: ["7.5.2", "GHSA-c2qf-rxjj-qqgw"],
  nanoid: ["3.3.8", "GHSA-mwcw-c2x4-8c55"],
  "cross-spawn": ["7.0.5", "GHSA-3xgq-45jj-v275"],
  ws: ["7.5.10", "GHSA-3h5v-q93c-6h6q"],
  esbuild: ["0.25.0", "GHSA-67mh-4wv8-2f99"],
  vitest: ["3.0.5", "GHSA-9crc-q9x8-hgqq"],
  "happy-dom": ["20.0.2", "GHSA-qpm2-6cq5-7pq5"],
};

// Reviewed licences. The LGPL covers only libvips, which sharp loads; CC-BY covers only data about browsers; packages
// under the EPL or MPL are used unchanged.
const licences = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "EPL-2.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages whose licence is only in their readme. */
const licencesByReadme: Record<string, string> = { "seq-queue": "MIT" };

type LockedPackage = { version?: string; license?: string; hasInstallScript?: boolean; optional?: boolean };

/** Assumes MIT for an optional package without a stated licence, because it may be missing on this machine. */
function findLicence(path: string, name: string, { license, optional }: LockedPackage): string {
  const known = license ?? licencesByReadme[name];
  if (known) return known;
  if (optional) return "MIT";
  return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")).license ?? "none";
}

/** Returns whether reviewed licences satisfy an SPDX expression: one side of each OR, both sides of each AND. */
function isReviewed(expression: string) {
  const parts = expression.replace(/[()]/g, "").split(/ and /i);
  return parts.every((part) => part.split(" OR ").some((licence) => licences.has(licence)));
}

function findFaults([path, one]: [string, LockedPackage]) {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const faults: string[] = [];
  const [floor = "0", advisory] = floors[name] ?? [];
  if (one.version?.localeCompare(floor, "en", { numeric: true }) === -1)
    faults.push(`${path} is ${one.version}; ${advisory} needs ${floor}`);
  if (one.hasInstallScript && !(name in packageJson.allowScripts))
    faults.push(`${path} has an install script; decide about it in allowScripts of package.json`);
  const licence = findLicence(path, name, one);
  if (!isReviewed(licence))
    faults.push(`${path} has the licence ${licence}, which is not among those reviewed`);
  return faults;
}

const packages = Object.entries<LockedPackage>(packageLock.packages).filter(([path]) => path);
const faults = packages.flatMap(findFaults);
for (const fault of faults) console.error(fault);
console.log(`${packages.length} packages checked, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
