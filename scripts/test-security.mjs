import { installIfNeeded, requireNode } from "./support/install.mjs";
import { generateIfNeeded } from "./support/prepare.mjs";
import { run } from "./support/run.mjs";

// The promises about who somebody is and what they may do, in full and on both databases; the quick half of each is
// part of `npm test`. Each prints its figure as `name value unit`.
requireNode();
await installIfNeeded();
await generateIfNeeded();
const files = ["tests/security/", "tests/integration/google.test.ts", ...process.argv.slice(2)];
const projects = ["--project", "sqlite", "--project", "postgresql"];
// One file at a time: what is measured in milliseconds shares the machine with nothing of ours.
const args = ["vitest", "run", "--no-file-parallelism", ...projects, ...files];
process.exit(await run("npx", args, { env: { TEST_FULL: "1" } }));
