import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { env } from "@/env.mjs";

/** Creates an empty database of the kind that this run tests. */
export async function freshDatabase(name: string, options = "") {
  if (env.DATABASE_URL.startsWith("file:")) return `file:${join(inject("scratch"), `${name}.db`)}`;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}" ${options}`);
  await client.end();
  const url = new URL(env.DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}
