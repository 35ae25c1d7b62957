import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, inject, vi } from "vitest";

const template = inject("template");
const name = `worker_${process.pid}`;

async function copyPostgres() {
  const url = new URL(template);
  const source = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${name}" TEMPLATE "${source}"`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

function copySqlite() {
  const file = join(inject("scratch"), `${name}.db`);
  for (const rest of ["-wal", "-shm"]) rmSync(`${file}${rest}`, { force: true });
  copyFileSync(template.slice("file:".length), file);
  return `file:${file}`;
}

// Copies the database template for each test file. All copies of a worker process have the same address, because its
// test files share loaded modules that have already read the address.
process.env.DATABASE_URL = template.startsWith("file:") ? copySqlite() : await copyPostgres();
const folders = {
  UPLOADS_DIR: join(inject("scratch"), `${name}-uploads`),
  MAIL_FOLDER: join(inject("scratch"), `${name}-mail`),
};
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
Object.assign(process.env, folders);

afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  const { database } = await import("@/server/db/client");
  await database().$disconnect();
});
