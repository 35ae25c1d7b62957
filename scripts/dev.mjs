import { installIfNeeded } from "./support/install.mjs";
import { applyLocalDefaults, readEnvFile } from "./support/local.mjs";
import { goOnWithFittingNode, requireNode } from "./support/node.mjs";
import { generateIfNeeded, prepareDatabase } from "./support/prepare.mjs";
import { run } from "./support/run.mjs";

requireNode();
readEnvFile();
applyLocalDefaults();
await installIfNeeded();
await goOnWithFittingNode();
await generateIfNeeded();
await prepareDatabase();
process.exit(await run("npx", ["next", "dev", "-p", process.env.PORT, "-H", process.env.HOST]));
