import { installOnSupportedNode } from "./support/install.mjs";
import { applyLocalDefaults, readEnvFile } from "./support/local.mjs";
import { generateIfNeeded, prepareDatabase } from "./support/prepare.mjs";

readEnvFile();
applyLocalDefaults();
await installOnSupportedNode();
await generateIfNeeded();
await prepareDatabase();

process.env.NODE_ENV = "development";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";
const { serve } = await import("./support/server.mjs");
await serve({ isDev: true });
console.log(`\nAurea is at ${process.env.NEXTAUTH_URL}, and changes with its sources.\n`);
