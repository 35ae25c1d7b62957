import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { register } from "tsx/esm/api";
import { prepareDatabase } from "../../scripts/support/prepare.mjs";
import { serve } from "../../scripts/support/server.mjs";

const [database, port] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), "aurea-site-"));
let postgres;

if (database === "postgresql") {
  const unregister = register();
  const { startPostgres } = await import("../../scripts/support/postgres.ts");
  await unregister();
  postgres = await startPostgres(process.env.TEST_POSTGRES_URL);
}

Object.assign(process.env, {
  NODE_ENV: "production",
  NEXTAUTH_URL: `http://localhost:${port}`,
  NEXTAUTH_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  HOST: "127.0.0.1",
  PORT: port,
  LOG_LEVEL: "warn",
  DATABASE_URL: postgres ? await postgres.createDatabase("aurea_site") : `file:${join(scratch, "site.db")}`,
});
await prepareDatabase();
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
process.once("SIGTERM", () => void postgres?.stop());
await serve();
