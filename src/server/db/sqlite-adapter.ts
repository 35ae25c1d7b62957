import "server-only";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from "@prisma/driver-adapter-utils";

const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

/** How long a statement waits for another process to let go of the file, the time in our own queue included. */
const patienceMs = 5_000;
const retryMs = { least: 1, most: 40 };

/** Whether another process holds the file. A transaction that has read already must begin anew instead of waiting. */
function isBusy(error: unknown) {
  const { originalCode = "" } = (error as { cause?: { originalCode?: string } }).cause ?? {};
  return originalCode.startsWith("SQLITE_BUSY") && originalCode !== "SQLITE_BUSY_SNAPSHOT";
}

// SQLite's own wait would hold up everything else that the process does.
async function patiently<T>(work: () => Promise<T>, until = Date.now() + patienceMs): Promise<T> {
  for (let waitMs = retryMs.least; ; waitMs = Math.min(waitMs * 2, retryMs.most)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** A fair mutex: `acquire` resolves to the function that releases it. */
function createMutex() {
  let tail: Promise<void> = Promise.resolve();
  return async function acquire() {
    const before = tail;
    let release: () => void = () => {};
    tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}

/**
 * Begins a statement whose outcome may be forgotten when the power fails, though not when the process dies: SQLite does not
 * wait for the disk then. PostgreSQL reads a comment.
 */
export const unsynced = "/* unsynced */";

type Statement = {
  reader: boolean;
  run(args?: unknown[]): unknown;
  columns(): unknown;
  raw(isRaw: true): { all(args: unknown[]): unknown };
};

const keptStatements = 100;

// The adapter has each statement parsed and planned anew, and bound for good. Here the hundred used last stay prepared.
function keepStatements(adapter: SqlDriverAdapter) {
  const { client } = adapter as unknown as { client: { prepare(sql: string): unknown } };
  const prepare = client.prepare.bind(client) as (sql: string) => Statement;
  const kept = new Map<string, Statement>();

  client.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > keptStatements) kept.delete(kept.keys().next().value as string);
    return {
      run: () => statement.run(),
      bind: (args: unknown[]) => ({
        reader: statement.reader,
        columns: () => statement.columns(),
        run: () => statement.run(args),
        raw: () => ({ all: () => statement.raw(true).all(args) }),
      }),
    };
  };
}

// The adapter has one connection and lets plain statements slip into a transaction that is open on it,
// where a rollback would take them along. Here they wait until it has ended.
function serialise(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const acquire = createMutex();

  async function exclusively<T>(work: () => Promise<T>) {
    const until = Date.now() + patienceMs;
    const release = await acquire();
    try {
      return await patiently(work, until);
    } finally {
      release();
    }
  }

  async function query(asked: SqlQuery) {
    if (!asked.sql.startsWith(unsynced)) return adapter.queryRaw(asked);
    await adapter.executeScript("PRAGMA synchronous = NORMAL");
    try {
      return await adapter.queryRaw(asked);
    } finally {
      await adapter.executeScript("PRAGMA synchronous = FULL");
    }
  }

  function gated(transaction: Transaction, release: () => void, until: number): Transaction {
    return {
      provider: transaction.provider,
      adapterName: transaction.adapterName,
      options: transaction.options,
      queryRaw: (query) => patiently(() => transaction.queryRaw(query), until),
      executeRaw: (query) => patiently(() => transaction.executeRaw(query), until),
      commit: () => transaction.commit().finally(release),
      rollback: () => transaction.rollback().finally(release),
      createSavepoint: (name) => transaction.createSavepoint?.(name) ?? Promise.resolve(),
      rollbackToSavepoint: (name) => transaction.rollbackToSavepoint?.(name) ?? Promise.resolve(),
      releaseSavepoint: (name) => transaction.releaseSavepoint?.(name) ?? Promise.resolve(),
    };
  }

  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (asked) => exclusively(() => query(asked)),
    executeRaw: (query) => exclusively(() => adapter.executeRaw(query)),
    executeScript: (script) => exclusively(() => adapter.executeScript(script)),
    startTransaction: async (isolationLevel) => {
      const until = Date.now() + patienceMs;
      const release = await acquire();
      try {
        return gated(await adapter.startTransaction(isolationLevel), release, until);
      } catch (error) {
        release();
        throw error;
      }
    },
    getConnectionInfo: () => ({ supportsRelationJoins: false }),
    dispose: () => adapter.dispose(),
  };
}

/**
 * The driver of the embedded database: write-ahead log, full sync, foreign keys. While another process holds the file,
 * statements wait for five seconds without holding up anything else, then fail as busy.
 */
export function sqliteAdapter(url: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url, timeout: 0 });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      await patiently(async () => adapter.executeScript(pragmas));
      keepStatements(adapter);
      return serialise(adapter);
    },
  };
}
