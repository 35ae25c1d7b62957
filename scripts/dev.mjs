import { generateIfNeeded, prepareDatabase } from "./support/prepare.mjs";
import { installIfNeeded, requireNode } from "./support/install.mjs";
import { readEnvFile, useLocalDefaults } from "./support/local.mjs";
import { run } from "./support/run.mjs";

requireNode();
readEnvFile();
useLocalDefaults();
await installIfNeeded();
await generateIfNeeded();
await prepareDatabase();
process.exit(await run("npx", ["next", "dev", "-p", process.env.PORT, "-H", process.env.HOST]));
