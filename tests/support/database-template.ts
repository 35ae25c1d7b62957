import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "../../scripts/support/migrations";
import { type PostgresServer, startPostgres } from "../../scripts/support/postgres";
import { makeScratch } from "../../scripts/support/scratch";

/** Creates the database that every test file copies. */
export default async function setup(project: TestProject) {
  const scratch = makeScratch("tests");
  let postgres: PostgresServer | undefined;
  let template = `file:${join(scratch, "template.db")}`;
  if (project.config.env.TEST_DATABASE === "postgresql") {
    postgres = await startPostgres(process.env.TEST_POSTGRES_URL);
    template = await postgres.createDatabase("aurea_template");
  }
  await applyMigrations(template);
  project.provide("scratch", scratch);
  project.provide("template", template);
  return async () => {
    await postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}
