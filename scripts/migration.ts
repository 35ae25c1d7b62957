import "./support/require-node.mjs";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./support/postgres";
import { diffSchemas } from "./support/schema-engine";
import { providers, root, schemaFor } from "./support/schema-source";

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("usage: npm run db:migration -- NAME   (lower case, digits, hyphens)");
  process.exit(1);
}

// The schema as of the newest migration: what the next one starts from.
const snapshot = `${root}prisma/migrations/schema.prisma`;
const before = existsSync(snapshot) ? readFileSync(snapshot, "utf8") : null;
const after = readFileSync(`${root}prisma/schema.prisma`, "utf8");
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const scratch = mkdtempSync(join(tmpdir(), "aurea-migration-"));
// The engine wants a live database to write SQL for, though it reads nothing from it.
const postgres = await startPostgres(process.env.TEST_POSTGRES_URL);

try {
  let written = 0;
  for (const provider of providers) {
    const url =
      provider === "sqlite" ? `file:${join(scratch, "empty.db")}` : await postgres.createDatabase("diff");
    const sql = await diffSchemas(url, before && schemaFor(provider, before), schemaFor(provider, after));
    if (!sql) continue;
    const folder = `${root}prisma/migrations/${provider}/${stamp}_${name}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/migration.sql`, sql);
    console.log(`${folder.slice(root.length)}/migration.sql`);
    written += 1;
  }
  if (written) writeFileSync(snapshot, after);
  else console.log("the schema has not changed since the newest migration");
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true });
}
