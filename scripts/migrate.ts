import "./support/env-file.mjs";
import { seed } from "../prisma/seed";
import { env } from "../src/env.mjs";
import { firstLineOf } from "./support/errors.mjs";
import { applyMigrations } from "./support/migrations";
import { runCli } from "./support/run-cli";

await runCli(async () => {
  const { DATABASE_URL: url } = env;
  const applied = await applyMigrations(url).catch((error) => {
    throw new Error(`the database that DATABASE_URL names: ${firstLineOf(error)}`);
  });
  await seed(url);
  console.log(applied.length ? `applied ${applied.join(", ")}` : "the database is up to date");
});
