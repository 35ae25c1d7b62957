import type { StorageKey } from "@/content/stored-data";
import { report } from "./report";

/** Keeps values in memory if the browser does not store them, and removes unreadable values. */
export function createStorage<Key extends string>(name: string, open: () => Storage) {
  // Values that the browser refused to store; they take precedence over stored values.
  const memory = new Map<string, string>();
  const reported = new Set<string>();

  function attempt<Value>(what: string, work: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return work(open());
    } catch (error) {
      if (!reported.has(what)) report(`${name} could not be ${what}`, error);
      reported.add(what);
      return otherwise;
    }
  }

  function read(key: Key): string | null {
    return memory.get(key) ?? attempt("read", (storage) => storage.getItem(key), null);
  }

  function write(key: Key, text: string) {
    memory.set(key, text);
    attempt(
      "written",
      (storage) => {
        storage.setItem(key, text);
        memory.delete(key);
      },
      undefined,
    );
  }

  function remove(key: Key) {
    memory.delete(key);
    attempt("written", (storage) => storage.removeItem(key), undefined);
  }

  function readJson<Value>(key: Key, parse: (found: unknown) => Value | null): Value | null {
    const text = read(key);
    if (text === null) return null;
    try {
      const value = parse(JSON.parse(text));
      if (value !== null) return value;
      report(`something in ${name} could not be read: not of its shape`);
    } catch (error) {
      report(`something in ${name} could not be read`, error);
    }
    remove(key);
    return null;
  }

  function writeJson(key: Key, value: unknown) {
    write(key, JSON.stringify(value));
  }

  function clear() {
    memory.clear();
    attempt("cleared", (storage) => storage.clear(), undefined);
  }

  function size() {
    return memory.size + attempt("read", (storage) => storage.length, 0);
  }

  /** Returns whether the value is lost when the page is left. */
  const isUnstored = (key: Key) => memory.has(key);

  return { read, write, remove, readJson, writeJson, clear, size, isUnstored };
}

/** The storage for data that does not depend on the user, such as votes. */
export const browserStorage = createStorage<StorageKey>("local storage", () => localStorage);
