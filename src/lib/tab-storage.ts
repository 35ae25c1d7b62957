import { announce } from "./browser-news";
import { createStore, type ReadableStore } from "./create-store";
import { createStorage } from "./storage";

export type TabReader = {
  /** the member who is signed in; null: nobody is; undefined: this page does not know */
  member: string | null | undefined;
  /** goes up when a member who was known no longer is: what the page shows of them has to go */
  turn: number;
};

const ownerKey = "aurea.owner";
const storage = createStorage("session storage", () => sessionStorage);
const reader = createStore<TabReader>({ member: undefined, turn: 0 });

/** Who may read what this tab keeps. */
export const tabReader: ReadableStore<TabReader> = reader;

/** What a visitor made belongs to nobody; what was made or met while a member was signed in is theirs. */
const owner = () => storage.read(ownerKey);

function isClosed() {
  const of = owner();
  return of !== null && of !== reader.get().member;
}

function own() {
  const { member } = reader.get();
  if (member === null && owner() !== null) storage.clear();
  if (member && owner() !== member) storage.write(ownerKey, member);
}

/**
 * What this tab keeps: a quiz's result, drafts. It is closed to everybody but its owner; while nobody is signed in it waits
 * for them, until somebody else signs in or keeps something here.
 */
export const tabStorage = {
  read: (key: string) => (isClosed() ? null : storage.read(key)),

  readJson<Value>(key: string, parse: (found: unknown) => Value | null): Value | null {
    return isClosed() ? null : storage.readJson(key, parse);
  },

  write(key: string, text: string) {
    own();
    storage.write(key, text);
  },

  writeJson(key: string, value: unknown) {
    own();
    storage.writeJson(key, value);
  },

  remove(key: string) {
    if (isClosed()) return;
    storage.remove(key);
    if (storage.size() === 1) storage.remove(ownerKey);
  },

  /** Whether something is kept here that is a member's, and they are not known to be signed in. */
  hasClosed: (key: string) => isClosed() && storage.read(key) !== null,
};

/** Says who is signed in now. A member takes over what nobody owns, and another's is forgotten. */
export function setTabReader(member: TabReader["member"]) {
  const before = reader.get();
  if (member === before.member) return;
  if (member) {
    const of = owner();
    if (of !== null && of !== member) storage.clear();
    if (storage.size() > 0) storage.write(ownerKey, member);
  }
  reader.set({ member, turn: before.turn + (before.member ? 1 : 0) });
}

/** Forgets what is a member's in this tab; what a visitor made stays. */
export function forgetOwner() {
  if (owner() !== null) storage.clear();
  setTabReader(null);
}

/** Forgets, here and in the other tabs, what is a member's, and says why: they have signed out, or their account is gone. */
export function forgetMember(why: "left" | "gone" = "left") {
  storage.clear();
  setTabReader(null);
  announce(why);
}
