import { installOnSupportedNode } from "./support/install.mjs";

await installOnSupportedNode();
const { runSuites } = await import("./support/suites.mjs");
process.exit(await runSuites(process.argv.slice(2)));
