import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { maintenanceName, sqliteFile } from "./migration-lock";
import { type Provider, providerOf, root } from "./schema-source";

type Migration = { name: string; sql: string };
/** A migration that a database has a note of, finished or not; Prisma keeps the notes in `_prisma_migrations`. */
type Noted = { name: string; isFinished: boolean };

/** What the two databases do each in their own way. */
type Runner = {
  noted(): Promise<Noted[]>;
  /** Runs `work` and, if it ends well, everything it did. */
  atomically(work: () => Promise<void>): Promise<void>;
  run(sql: string): Promise<void>;
  /** Runs a statement unless what it does is done: gives false then. */
  runUnlessDone(statement: string): Promise<void>;
  /** Tables in a new shape that were to take the place of others, whose making was cut short. */
  dropUnfinishedCopies(): Promise<void>;
  note(migration: Migration): Promise<void>;
  close(): Promise<void>;
};

/** The committed migrations of one database in their order, up to a given one. */
export function migrationsOf(provider: Provider, upTo?: string): Migration[] {
  const folder = `${root}prisma/migrations/${provider}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (upTo === undefined || entry.name <= upTo))
    .map(({ name }) => ({ name, sql: readFileSync(`${folder}/${name}/migration.sql`, "utf8") }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The statements of a migration, each of which ends with its line. */
export function statementsOf({ sql }: Migration) {
  const statements = sql.replace(/^--.*$/gm, "").split(/;[ \t]*$/m);
  return statements.map((statement) => statement.trim()).filter(Boolean);
}

/** The table of the notes, as Prisma makes it. */
export const notesTable = {
  sqlite: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL,
    "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`,
  postgresql: `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`,
};
const notes = `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations
  WHERE rolled_back_at IS NULL`;
const checksumOf = ({ sql }: Migration) => createHash("sha256").update(sql).digest("hex");

function openSqlite(url: string): Runner {
  const file = sqliteFile(url);
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: 60_000 });
  // Where a table is made anew, what refers to it waits until the end.
  db.pragma("foreign_keys = OFF");
  const isThere = (table: string) =>
    db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined;

  return {
    async noted() {
      if (!isThere("_prisma_migrations")) return [];
      const rows = db.prepare(notes).all() as { name: string; isFinished: number }[];
      return rows.map(({ name, isFinished }) => ({ name, isFinished: isFinished === 1 }));
    },
    async atomically(work) {
      db.exec("BEGIN IMMEDIATE");
      try {
        await work();
        const broken = db.pragma("foreign_key_check") as unknown[];
        if (broken.length) throw new Error(`${broken.length} rows refer to rows that are not there`);
        db.exec("COMMIT");
      } catch (error) {
        if (db.inTransaction) db.exec("ROLLBACK");
        throw error;
      }
    },
    async run(sql) {
      db.exec(sql);
    },
    async runUnlessDone(statement) {
      try {
        db.exec(statement);
      } catch (error) {
        if (!/already exists|duplicate column name|no such (table|index|column)/.test(String(error)))
          throw error;
      }
    },
    async dropUnfinishedCopies() {
      const copies = db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'new\\_%' ESCAPE '\\'")
        .all() as { name: string }[];
      for (const { name } of copies) if (isThere(name.replace(/^new_/, ""))) db.exec(`DROP TABLE "${name}"`);
    },
    async note(migration) {
      db.exec(notesTable.sqlite);
      db.prepare("DELETE FROM _prisma_migrations WHERE migration_name = ? AND finished_at IS NULL").run(
        migration.name,
      );
      db.prepare(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES (?, ?, ?, ?, ?, 1)`,
      ).run(randomUUID(), checksumOf(migration), migration.name, Date.now(), Date.now());
    },
    async close() {
      db.close();
    },
  };
}

/** Codes of PostgreSQL for what is there already, or is gone already (SQLSTATE, appendix A, class 42). */
const done = /^42(P07|710|701|P01|704|703)$/;

async function openPostgres(url: string): Promise<Runner> {
  const client = new pg.Client({ connectionString: url, application_name: maintenanceName });
  await client.connect();
  const run = async (sql: string) => void (await client.query(sql));

  return {
    async noted() {
      const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there");
      return rows[0].there ? (await client.query<Noted>(notes)).rows : [];
    },
    async atomically(work) {
      await run("BEGIN");
      try {
        await work();
        await run("COMMIT");
      } catch (error) {
        await run("ROLLBACK").catch(() => {});
        throw error;
      }
    },
    run,
    async runUnlessDone(statement) {
      await run("SAVEPOINT before_it");
      try {
        await run(statement);
        await run("RELEASE SAVEPOINT before_it");
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || !done.test(error.code ?? "")) throw error;
        await run("ROLLBACK TO SAVEPOINT before_it");
      }
    },
    // PostgreSQL changes tables where they are.
    async dropUnfinishedCopies() {},
    async note(migration) {
      await run(notesTable.postgresql);
      await client.query("DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL", [
        migration.name,
      ]);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
        VALUES ($1, $2, $3, now(), 1)`,
        [randomUUID(), checksumOf(migration), migration.name],
      );
    },
    close: () => client.end(),
  };
}

/**
 * Applies the migrations that a database does not have yet, up to a given one or all, each in one transaction with the
 * note of it: whatever kills it, a migration is done or not begun. One that was left half done nevertheless, by Prisma's
 * own engine, is gone through again statement by statement. Gives the names of those applied.
 */
export async function applyMigrations(url: string, upTo?: string) {
  const provider = providerOf(url);
  const runner = provider === "sqlite" ? openSqlite(url) : await openPostgres(url);
  try {
    const noted = new Map((await runner.noted()).map(({ name, isFinished }) => [name, isFinished]));
    const open = migrationsOf(provider, upTo).filter(({ name }) => !noted.get(name));
    for (const migration of open) {
      const isHalfDone = noted.has(migration.name);
      await runner.atomically(async () => {
        if (isHalfDone) {
          await runner.dropUnfinishedCopies();
          for (const statement of statementsOf(migration)) await runner.runUnlessDone(statement);
        } else {
          await runner.run(migration.sql);
        }
        await runner.note(migration);
      });
    }
    return open.map(({ name }) => name);
  } finally {
    await runner.close();
  }
}
