import { applyMigrations } from "../../scripts/support/migrations";
import { freshDatabase } from "./fresh-database";
import { runSql } from "./without-tables";

function toSql(value: unknown) {
  if (value === null) return "NULL";
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return `'${typeof value === "object" ? JSON.stringify(value) : value}'`;
}

/** Returns SQL, because Prisma's client would also write columns that later migrations add. */
export function insertInto(table: string, row: Record<string, unknown>) {
  const given = { updatedAt: "2026-01-01T08:00:00.000Z", ...row };
  const columns = Object.keys(given).map((name) => `"${name}"`);
  return `INSERT INTO ${table} (${columns}) VALUES (${Object.values(given).map(toSql)})`;
}

/** Migrates a new database to the named migration, adds rows, and applies the later migrations. Returns its URL. */
export async function migrateRows(name: string, migration: string, inserts: string[]) {
  const url = await freshDatabase(name);
  await applyMigrations(url, migration);
  await runSql(url, inserts);
  await applyMigrations(url);
  return url;
}
