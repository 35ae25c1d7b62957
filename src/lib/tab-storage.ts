import { createStore, type ReadableStore } from "./create-store";
import { postTabMessage } from "./session-events";
import { createStorage } from "./storage";

export type TabUser = {
  /** the member who is signed in; null: none is; undefined: this page does not know */
  id: string | null | undefined;
  /** Increases when the known member changes, whose data must then leave the page. */
  epoch: number;
};

const ownerKey = "aurea.owner";
const storage = createStorage("session storage", () => sessionStorage);
const user = createStore<TabUser>({ id: undefined, epoch: 0 });

/** Who may read what this tab stores. */
export const tabUser: ReadableStore<TabUser> = user;

/** What a visitor stored has no owner; what was stored or read while a member was signed in is that member's. */
const owner = () => storage.read(ownerKey);

function isLocked() {
  const id = owner();
  return id !== null && id !== user.get().id;
}

function claim() {
  const { id } = user.get();
  if (id === null && owner() !== null) storage.clear();
  if (id && owner() !== id) storage.write(ownerKey, id);
}

/**
 * What this tab stores: a quiz's result, drafts. Only its owner can read it; while no one is signed in it waits for them, until
 * another member signs in or a visitor stores something.
 */
export const tabStorage = {
  read: (key: string) => (isLocked() ? null : storage.read(key)),

  readJson<Value>(key: string, parse: (found: unknown) => Value | null): Value | null {
    return isLocked() ? null : storage.readJson(key, parse);
  },

  write(key: string, text: string) {
    claim();
    storage.write(key, text);
  },

  writeJson(key: string, value: unknown) {
    claim();
    storage.writeJson(key, value);
  },

  remove(key: string) {
    if (isLocked()) return;
    storage.remove(key);
    if (storage.size() === 1) storage.remove(ownerKey);
  },

  /** Whether a member's value is stored here who is not known to be signed in. */
  hasLocked: (key: string) => isLocked() && storage.read(key) !== null,
};

/** Sets who is signed in. A member becomes the owner of what has none, and another member's values are removed. */
export function setTabUser(id: TabUser["id"]) {
  const before = user.get();
  if (id === before.id) return;
  if (id) {
    const ownerId = owner();
    if (ownerId !== null && ownerId !== id) storage.clear();
    if (storage.size() > 0) storage.write(ownerKey, id);
  }
  user.set({ id, epoch: before.epoch + (before.id ? 1 : 0) });
}

/** Removes what a member owns in this tab; what a visitor stored stays. */
export function clearOwned() {
  if (owner() !== null) storage.clear();
  setTabUser(null);
}

/** Removes everything from this tab, and has the other tabs remove what the member owns: they signed out, or their account is gone. */
export function clearTabs(why: "left" | "gone" = "left") {
  storage.clear();
  setTabUser(null);
  postTabMessage(why);
}
