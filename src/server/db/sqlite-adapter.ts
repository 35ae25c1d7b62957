import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils";
import { watchSqliteFile } from "./sqlite-file";

const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

/** Milliseconds for which a statement waits for another process's lock, including its time in the queue. */
const busyTimeoutMs = 5_000;
const retryMs = { min: 1, max: 40 };

/** Returns whether a retry can help. A transaction with an outdated snapshot must restart instead of waiting. */
function isBusy(error: unknown) {
  const { originalCode = "" } = (error as { cause?: { originalCode?: string } }).cause ?? {};
  return originalCode.startsWith("SQLITE_BUSY") && originalCode !== "SQLITE_BUSY_SNAPSHOT";
}

// Retries here, because SQLite's own busy timeout would block the event loop.
async function retryWhileBusy<T>(
  work: () => Promise<T>,
  until = performance.now() + busyTimeoutMs,
): Promise<T> {
  for (let waitMs = retryMs.min; ; waitMs = Math.min(waitMs * 2, retryMs.max)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await wait(waitMs);
  }
}

/** Returns `acquire`, which waits for the mutex and resolves to a function that releases it. */
function createMutex() {
  let tail: Promise<void> = Promise.resolve();
  return async function acquire() {
    const before = tail;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    tail = promise;
    await before;
    return release;
  };
}

function releaseAtEnd(transaction: Transaction, release: () => void, until: number): Transaction {
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => retryWhileBusy(() => transaction.queryRaw(query), until),
    executeRaw: (query) => retryWhileBusy(() => transaction.executeRaw(query), until),
    commit: () => transaction.commit().finally(release),
    rollback: () => transaction.rollback().finally(release),
    createSavepoint: (name) => transaction.createSavepoint?.(name) ?? Promise.resolve(),
    rollbackToSavepoint: (name) => transaction.rollbackToSavepoint?.(name) ?? Promise.resolve(),
    releaseSavepoint: (name) => transaction.releaseSavepoint?.(name) ?? Promise.resolve(),
  };
}

// The adapter has one connection and would run other statements inside its open transaction, where a rollback would
// undo them (prisma/orm#29933). Here other statements wait until the transaction has ended.
function serialize(adapter: SqlDriverAdapter, assertInPlace: () => void): SqlDriverAdapter {
  const acquire = createMutex();

  async function exclusively<T>(work: () => Promise<T>) {
    const until = performance.now() + busyTimeoutMs;
    const release = await acquire();
    try {
      assertInPlace();
      return await retryWhileBusy(work, until);
    } finally {
      release();
    }
  }

  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => exclusively(() => adapter.queryRaw(query)),
    executeRaw: (query) => exclusively(() => adapter.executeRaw(query)),
    executeScript: (script) => exclusively(() => adapter.executeScript(script)),
    startTransaction: async (isolationLevel) => {
      const until = performance.now() + busyTimeoutMs;
      const release = await acquire();
      try {
        assertInPlace();
        return releaseAtEnd(await adapter.startTransaction(isolationLevel), release, until);
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
 * Returns the SQLite driver with write-ahead log, full sync and foreign keys. While another process has the lock,
 * statements wait up to five seconds without blocking the event loop, then fail as busy.
 */
export function createSqliteAdapter(url: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url, timeout: 0 });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      await retryWhileBusy(async () => adapter.executeScript(pragmas));
      return serialize(adapter, watchSqliteFile(url.replace(/^file:/, "")));
    },
  };
}
