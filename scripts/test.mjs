import { installOnFittingNode } from "./support/install.mjs";

await installOnFittingNode();
const { runSuites } = await import("./support/suites.mjs");
process.exit(await runSuites(process.argv.slice(2)));
