import { exitWithError } from "./support/errors.mjs";
import { installOnSupportedNode } from "./support/install.mjs";
import { applyLocalDefaults, readEnvFile } from "./support/local.mjs";
import { generateIfNeeded } from "./support/prepare.mjs";

async function start() {
  readEnvFile();
  applyLocalDefaults();
  process.env.NODE_ENV = "development";
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  await installOnSupportedNode();
  // This import throws an error that names every wrong setting.
  const { env: settings } = await import("../src/env.mjs");
  await generateIfNeeded();
  const { migrateDatabase } = await import("./support/migrations.ts");
  await migrateDatabase(settings.DATABASE_URL);

  const { serve } = await import("./support/server.mjs");
  await serve({ isDev: true });
}

await start().catch(exitWithError);
console.log(`\nAurea is at ${process.env.NEXTAUTH_URL}, and changes with its sources.\n`);
