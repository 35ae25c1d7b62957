import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase } from "pg";
import { env } from "@/env.mjs";
import { readPostgresAddress } from "@/lib/postgres-address";
import { processWide } from "@/process-registry";
import { PrismaClient as PostgresClient } from "./generated/postgresql/client";
import { Prisma, PrismaClient as SqliteClient } from "./generated/sqlite/client";
import { createSqliteAdapter } from "./sqlite-adapter";

/** Both clients are generated from one schema, so they share this type. */
export type Database = SqliteClient;
export { Prisma };

/** A write to pass to `$transaction` in an array. */
export type Write = Prisma.PrismaPromise<unknown>;

// Transactions are queued under load, and Prisma's default limit is two seconds.
const transactionOptions = { maxWait: 15_000, timeout: 20_000 };

export const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  // Ends the wait for an answer on a connection that a network or a failover has dropped silently.
  query_timeout: 20_000,
  // The driver reads only ISO dates, and the statements rely on this isolation level; a role or a database may have
  // other defaults.
  onConnect: (client: ClientBase) =>
    client.query("SET datestyle = ISO; SET default_transaction_isolation = 'read committed'"),
};

const isFile = (url: string) => url.startsWith("file:");

export const isSqlite = isFile(env.DATABASE_URL);

export function openDatabase(url: string): Database {
  if (isFile(url)) return new SqliteClient({ adapter: createSqliteAdapter(url), transactionOptions });
  const { schema, config } = readPostgresAddress(url);
  const adapter = new PrismaPg({ ...poolOptions, ...config }, { schema });
  return new PostgresClient({ adapter, transactionOptions }) as unknown as Database;
}

export function database(): Database {
  return processWide("database", () => openDatabase(env.DATABASE_URL));
}
