import "./support/env-file.mjs";
import { env } from "../src/env.mjs";
import { applyMigrations } from "./support/migrations";
import { lineOf } from "./support/one-line.mjs";
import { runCli } from "./support/run-cli";

await runCli(async () => {
  const { DATABASE_URL: url } = env;
  const applied = await applyMigrations(url).catch((error) => {
    throw new Error(`the database that DATABASE_URL names: ${lineOf(error)}`);
  });
  console.log(applied.length ? `applied ${applied.join(", ")}` : "the database is up to date");
});
