import { installOnSupportedNode } from "./support/install.mjs";
import { generateIfNeeded } from "./support/prepare.mjs";
import { run } from "./support/run.mjs";

// What the site promises under attack and fault, in full and on both databases; the quick half of each is part of
// `npm test`. Each prints its figure as `name value unit`.
const promises = {
  security: [
    "tests/security/",
    "tests/integration/google.test.ts",
    "tests/integration/google-link.test.ts",
    "tests/integration/google-way.test.ts",
  ],
  reliability: [
    "tests/integration/intake-reliability.test.ts",
    "tests/integration/votes-across-processes.test.ts",
    "tests/integration/backup.test.ts",
    "tests/integration/mail.test.ts",
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
// One file at a time: what is measured in milliseconds shares the machine with nothing of ours.
const args = ["vitest", "run", "--no-file-parallelism", ...projects, ...promises[name], ...more];
process.exit(await run("npx", args, { env: { TEST_FULL: "1" } }));
