import type { StorageKey } from "@/content/stored-data";
import { createStore, type ReadableStore } from "./create-store";
import { postTabMessage } from "./session-events";
import { createStorage } from "./storage";

export type TabUser = {
  /** The id of the signed-in member, null if signed out, or undefined if not known yet. */
  id: string | null | undefined;
  /** Increases when a known member signs out or is replaced, so that the page drops that member's data. */
  epoch: number;
};

const ownerKey = "aurea.owner";
const storage = createStorage<StorageKey>("session storage", () => sessionStorage);
const user = createStore<TabUser>({ id: undefined, epoch: 0 });

/** The member whose data this tab may read. */
export const tabUser: ReadableStore<TabUser> = user;

/** The id of the member whose data is stored; null for data of a visitor. */
const readOwner = () => storage.read(ownerKey);

function isLocked() {
  const id = readOwner();
  return id !== null && id !== user.get().id;
}

function claim() {
  const { id } = user.get();
  if (id === null && readOwner() !== null) storage.clear();
  if (id && readOwner() !== id) storage.write(ownerKey, id);
}

/**
 * Storage for this tab's quiz result and drafts, readable only by their owner. After a sign-out the data is kept until
 * another member signs in or a visitor stores something.
 */
export const tabStorage = {
  read: (key: StorageKey) => (isLocked() ? null : storage.read(key)),

  readJson<Value>(key: StorageKey, parse: (found: unknown) => Value | null): Value | null {
    return isLocked() ? null : storage.readJson(key, parse);
  },

  write(key: StorageKey, text: string) {
    claim();
    storage.write(key, text);
  },

  writeJson(key: StorageKey, value: unknown) {
    claim();
    storage.writeJson(key, value);
  },

  remove(key: StorageKey) {
    if (isLocked()) return;
    storage.remove(key);
    if (storage.size() === 1) storage.remove(ownerKey);
  },

  isUnstored: storage.isUnstored,

  hasLocked: (key: StorageKey) => isLocked() && storage.read(key) !== null,
};

/** Sets the tab's user. A visitor's values become the member's; another member's values are removed. */
export function setTabUser(id: TabUser["id"]) {
  const before = user.get();
  if (id === before.id) return;
  if (id) {
    const ownerId = readOwner();
    if (ownerId !== null && ownerId !== id) storage.clear();
    if (storage.size() > 0) storage.write(ownerKey, id);
  }
  user.set({ id, epoch: before.epoch + (before.id ? 1 : 0) });
}

/** Removes a member's values from this tab and keeps a visitor's. */
export function clearOwned() {
  if (readOwner() !== null) storage.clear();
  setTabUser(null);
}

/** Removes everything from this tab and a member's values from the other tabs. */
export function clearTabs(why: "left" | "gone" = "left") {
  storage.clear();
  setTabUser(null);
  postTabMessage(why);
}
