import "server-only";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils";

const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 10000;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

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

// The adapter has one connection and lets plain statements slip into a transaction that is open on it,
// where a rollback would take them along. Here they wait until it has ended.
function serialise(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const acquire = createMutex();

  async function exclusively<T>(work: () => Promise<T>) {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  function gated(transaction: Transaction, release: () => void): Transaction {
    return {
      provider: transaction.provider,
      adapterName: transaction.adapterName,
      options: transaction.options,
      queryRaw: (query) => transaction.queryRaw(query),
      executeRaw: (query) => transaction.executeRaw(query),
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
    queryRaw: (query) => exclusively(() => adapter.queryRaw(query)),
    executeRaw: (query) => exclusively(() => adapter.executeRaw(query)),
    executeScript: (script) => exclusively(() => adapter.executeScript(script)),
    startTransaction: async (isolationLevel) => {
      const release = await acquire();
      try {
        return gated(await adapter.startTransaction(isolationLevel), release);
      } catch (error) {
        release();
        throw error;
      }
    },
    getConnectionInfo: () => ({ supportsRelationJoins: false }),
    dispose: () => adapter.dispose(),
  };
}

/** The driver of the embedded database: write-ahead log, full sync, foreign keys, a busy timeout of ten seconds. */
export function sqliteAdapter(url: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url, timeout: 10_000 });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      await adapter.executeScript(pragmas);
      return serialise(adapter);
    },
  };
}
