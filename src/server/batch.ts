import "server-only";
import { setImmediate } from "node:timers/promises";
import type { Database } from "./db/client";

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Returns a function that processes items in batches; calls during a batch form the next batch. `work` returns a result
 * for each item in order, or throws for all items.
 */
export function createBatcher<Item, Result>(work: (items: Item[]) => Promise<Result[]>, size = 200) {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  /**
   * Waits for three turns of the event loop without a new call, so that requests that arrived together share a batch.
   */
  async function waitForMoreCalls() {
    let known = 0;
    let quietTurns = 0;
    while (quietTurns < 3 && waiting.length < size) {
      quietTurns = known < waiting.length ? 0 : quietTurns + 1;
      known = waiting.length;
      await setImmediate();
    }
  }

  async function run() {
    while (waiting.length > 0) {
      await waitForMoreCalls();
      const batch = waiting.slice(0, size);
      waiting = waiting.slice(size);
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

/** Creates one value for each database, because a test process has several databases. */
export function createPerDatabase<Made>(make: (db: Database) => Made) {
  const known = new WeakMap<Database, Made>();
  return (db: Database) => {
    const made = known.get(db) ?? make(db);
    known.set(db, made);
    return made;
  };
}
