import "./support/env-file.mjs";
import { env } from "../src/env.mjs";
import { withMigrationLock } from "./support/migration-lock";
import { runCli } from "./support/run-cli";
import { applyMigrations } from "./support/schema-engine";

await runCli(async () => {
  const applied = await withMigrationLock(env.DATABASE_URL, () => applyMigrations(env.DATABASE_URL));
  console.log(applied.length ? `applied ${applied.join(", ")}` : "the database is up to date");
});
