import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./support/browsers.mjs";
import { installOnSupportedNode } from "./support/install.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";
import { compare, drawTable } from "./support/promise-table.mjs";
import { promised } from "./support/promises.mjs";
import { run } from "./support/run.mjs";
import { testEnvironment } from "./support/test-site.mjs";

// What the site promises under attack and fault, in full and on both databases; the quick half of each is part of
// `npm test`. Each test prints its figure as `name value unit`; at the end they stand beside what was promised.
const tests = {
  security: [
    "tests/security/",
    "tests/integration/account-export.test.ts",
    "tests/integration/deleted-meanwhile.test.ts",
    "tests/integration/desk-csv.test.ts",
    "tests/integration/future-apps.test.ts",
    "tests/integration/http.test.ts",
    "tests/integration/intake.test.ts",
    "tests/integration/uploads.test.ts",
    "tests/integration/uploads-on-disk.test.ts",
    "tests/integration/google.test.ts",
    "tests/integration/google-link.test.ts",
    "tests/integration/google-way.test.ts",
    "tests/integration/mailbox-flood.test.ts",
    "tests/integration/mailbox-limit.test.ts",
    "tests/integration/proof-of-work.test.ts",
    "tests/integration/reset.test.ts",
    "tests/integration/verify.test.ts",
    "tests/integration/spam.test.ts",
    "tests/built/fuzz.test.ts",
  ],
  reliability: [
    "tests/start.test.ts",
    "tests/integration/announcement-reliability.test.ts",
    "tests/integration/intake-reliability.test.ts",
    "tests/integration/votes-across-processes.test.ts",
    "tests/integration/backup.test.ts",
    "tests/integration/mail.test.ts",
    "tests/integration/migrations.test.ts",
    "tests/integration/account-deletion.test.ts",
    "tests/integration/seed-demo-command.test.ts",
    "tests/built/kills.test.ts",
  ],
  load: [
    "tests/integration/votes-across-processes.test.ts",
    "tests/integration/database-trouble.test.ts",
    "tests/built/bodies.test.ts",
    "tests/built/content-change.test.ts",
    "tests/built/desk-in-trouble.test.ts",
    "tests/built/front-cache.test.ts",
    "tests/built/greedy-clients.test.ts",
    "tests/built/headers.test.ts",
    "tests/built/locked.test.ts",
    "tests/built/rolling-restart.test.ts",
    "tests/built/statements.test.ts",
    "tests/built/stopping.test.ts",
    "tests/built/vote-streams.test.ts",
  ],
};

// What only a browser shows.
const specs = {
  security: ["coaching-waitlist", "google", "google-stranger", "next-member", "pages"].map(
    (spec) => `tests/e2e/${spec}.spec.ts`,
  ),
};

const [name, ...more] = process.argv.slice(2);
if (!Object.hasOwn(promised, name ?? "")) {
  console.error(`usage: test-promises.mjs ${Object.keys(promised).join("|")}`);
  process.exit(1);
}
await installOnSupportedNode();
await generateIfNeeded();
Object.assign(process.env, testEnvironment);
await buildIfNeeded();

const isNamed = more.some((word) => word.startsWith("tests/"));
const isSpec = (word) => word.startsWith("tests/e2e/");
const namedSpecs = more.filter(isSpec);

/** One file at a time: what is measured in milliseconds shares the machine with nothing of ours. */
function runTests(env) {
  const rest = more.filter((word) => !isSpec(word));
  if (isNamed && rest.length === 0) return 0;
  const args = ["unit", "sqlite*", "postgresql*", "built"].flatMap((project) => ["--project", project]);
  return run(
    "npx",
    ["vitest", "run", "--no-file-parallelism", ...args, ...(isNamed ? [] : tests[name]), ...rest],
    { env },
  );
}

async function runSpecs(env) {
  const wanted = isNamed ? namedSpecs : (specs[name] ?? []);
  if (wanted.length === 0) return 0;
  return run("npx", ["playwright", "test", "--workers=2", ...wanted], {
    env: { ...env, CHROME_PATH: await findChromium({ isShell: true }) },
  });
}

function runSoak(env) {
  const args = [
    "--conditions=react-server",
    "--import",
    "tsx",
    "--import",
    "./tests/support/outside-next.mjs",
  ];
  return run(process.execPath, [...args, "tests/soak/soak.ts", ...more], { env });
}

const folder = mkdtempSync(join(tmpdir(), "aurea-figures-"));
const file = join(folder, "figures");
appendFileSync(file, "");
const env = { TEST_FULL: "1", FIGURES_FILE: file };
const code = name === "soak" ? await runSoak(env) : Math.max(await runTests(env), await runSpecs(env));
const figures = readFileSync(file, "utf8").split("\n").filter(Boolean);
rmSync(folder, { recursive: true });

// Whoever asks for some of the tests, or for a shorter day, asks for no other figure.
const isPart = more.length > 0;
const rows = compare(
  promised[name],
  figures.map((line) => JSON.parse(line)),
  { isPart },
);
const missed = rows.filter(({ isFine }) => !isFine).length;
console.log(`${drawTable(rows)}\n\npromises-missed ${missed} of ${rows.length} figures`);
process.exit(code || (missed ? 1 : 0));
