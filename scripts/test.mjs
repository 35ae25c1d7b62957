import { installIfNeeded } from "./support/install.mjs";
import { goOnWithFittingNode, requireNode } from "./support/node.mjs";

requireNode();
await installIfNeeded();
await goOnWithFittingNode();
const { runSuites } = await import("./support/suites.mjs");
process.exit(await runSuites(process.argv.slice(2)));
