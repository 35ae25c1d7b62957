import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { env } from "@/env.mjs";

async function query(databaseUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Creates an empty database of the kind that this run tests. */
export async function freshDatabase(name: string, options = "") {
  if (env.DATABASE_URL.startsWith("file:")) return `file:${join(inject("scratch"), `${name}.db`)}`;
  await query(env.DATABASE_URL, `CREATE DATABASE "${name}" ${options}`);
  const url = new URL(env.DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the schemas of a PostgreSQL database that have tables. */
export async function schemasWithTables(databaseUrl: string) {
  const rows = await query(
    databaseUrl,
    "SELECT DISTINCT schemaname FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  );
  return rows.map(({ schemaname }) => schemaname);
}
