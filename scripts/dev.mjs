import { installIfNeeded, requireNode } from "./support/install.mjs";
import { applyLocalDefaults, readEnvFile } from "./support/local.mjs";
import { generateIfNeeded, prepareDatabase } from "./support/prepare.mjs";
import { run } from "./support/run.mjs";

requireNode();
readEnvFile();
applyLocalDefaults();
await installIfNeeded();
await generateIfNeeded();
await prepareDatabase();
process.exit(await run("npx", ["next", "dev", "-p", process.env.PORT, "-H", process.env.HOST]));
