import "./support/require-node.mjs";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { startPostgres } from "./support/postgres";
import { root } from "./support/root.mjs";
import { diffSchemas } from "./support/schema-diff";
import { providers, readSchema } from "./support/schema-source";

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("usage: npm run db:migration -- NAME   (lower case, digits, hyphens)");
  process.exit(1);
}

// The schema as of the newest migration, from which the next migration is computed.
const snapshot = `${root}prisma/migrations/schema.prisma`;
const before = readFileSync(snapshot, "utf8");
const after = readFileSync(`${root}prisma/schema.prisma`, "utf8");
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const postgres = await startPostgres(process.env.TEST_POSTGRES_URL);

try {
  const migrations: { file: string; sql: string }[] = [];
  for (const provider of providers) {
    const url = provider === "sqlite" ? "file::memory:" : postgres.url;
    const sql = await diffSchemas(url, readSchema(provider, before), readSchema(provider, after));
    if (sql) migrations.push({ file: `prisma/migrations/${provider}/${stamp}_${name}/migration.sql`, sql });
  }
  // Files are written only after both migrations are computed, so that a failure leaves no incomplete migration.
  for (const { file, sql } of migrations) {
    mkdirSync(dirname(root + file), { recursive: true });
    writeFileSync(root + file, sql);
    console.log(file);
  }
  if (migrations.length > 0) writeFileSync(snapshot, after);
  else console.log("the schema has not changed since the newest migration");
} finally {
  await postgres.stop();
}
