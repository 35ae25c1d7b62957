import { randomBytes } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";

async function copyPostgres(template: string, name: string) {
  const admin = new URL(template);
  const source = admin.pathname.slice(1);
  admin.pathname = "/postgres";
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}" TEMPLATE "${source}"`);
  await client.end();
  admin.pathname = `/${name}`;
  return admin.href;
}

function copySqlite(template: string, name: string) {
  const file = join(inject("scratch"), `${name}.db`);
  copyFileSync(template.slice("file:".length), file);
  return `file:${file}`;
}

const template = inject("template");
const name = `t_${randomBytes(6).toString("hex")}`;
// Before anything reads the configuration: this file's tests have a database to themselves.
process.env.DATABASE_URL = template.startsWith("file:")
  ? copySqlite(template, name)
  : await copyPostgres(template, name);
process.env.UPLOADS_DIR = join(inject("scratch"), `${name}-uploads`);

afterAll(async () => {
  const { database } = await import("@/server/db/client");
  await database().$disconnect();
});
