import { installOnSupportedNode } from "./support/install.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";
import { run } from "./support/run.mjs";
import { testEnvironment } from "./support/test-site.mjs";

// What the site promises under attack and fault, in full and on both databases; the quick half of each is part of
// `npm test`. Each prints its figure as `name value unit`.
const promises = {
  security: [
    "tests/security/",
    "tests/integration/google.test.ts",
    "tests/integration/google-link.test.ts",
    "tests/integration/google-way.test.ts",
    "tests/integration/mailbox-limit.test.ts",
    "tests/integration/proof-of-work.test.ts",
    "tests/integration/spam.test.ts",
    "tests/built/fuzz.test.ts",
  ],
  reliability: [
    "tests/integration/intake-reliability.test.ts",
    "tests/integration/votes-across-processes.test.ts",
    "tests/integration/backup.test.ts",
    "tests/integration/mail.test.ts",
    "tests/integration/migrations.test.ts",
    "tests/integration/account-deletion.test.ts",
  ],
  load: [
    "tests/integration/votes-across-processes.test.ts",
    "tests/integration/database-trouble.test.ts",
    "tests/built/desk-in-trouble.test.ts",
    "tests/built/greedy-clients.test.ts",
    "tests/built/headers.test.ts",
    "tests/built/rolling-restart.test.ts",
    "tests/built/statements.test.ts",
    "tests/built/stopping.test.ts",
    "tests/built/vote-streams.test.ts",
  ],
};

const [name, ...more] = process.argv.slice(2);
if (!Object.hasOwn(promises, name ?? "")) {
  console.error(`usage: test-promises.mjs ${Object.keys(promises).join("|")}`);
  process.exit(1);
}
await installOnSupportedNode();
await generateIfNeeded();
const projects = ["--project", "sqlite*", "--project", "postgresql*"];
if (promises[name].some((file) => file.startsWith("tests/built/"))) {
  Object.assign(process.env, testEnvironment);
  await buildIfNeeded();
  projects.push("--project", "built");
}
// One file at a time: what is measured in milliseconds shares the machine with nothing of ours.
const args = ["vitest", "run", "--no-file-parallelism", ...projects, ...promises[name], ...more];
process.exit(await run("npx", args, { env: { TEST_FULL: "1" } }));
