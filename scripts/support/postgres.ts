import pg from "pg";
import { startPostgresProcess } from "./postgres-process";

export type PostgresServer = {
  url: string;
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

async function createDatabaseAt(adminUrl: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns a PostgreSQL for tests and tools: TEST_POSTGRES_URL, or one from npm's package. */
export async function startPostgres(given?: string): Promise<PostgresServer> {
  if (given)
    return { url: given, createDatabase: (name) => createDatabaseAt(given, name), stop: async () => {} };
  const { url, stop } = await startPostgresProcess();
  return { url, createDatabase: (name) => createDatabaseAt(url, name), stop };
}
