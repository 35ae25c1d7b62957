import type { StorageKey } from "@/content/stored-data";
import { isRecord } from "./is-record";
import { tabStorage } from "./tab-storage";

/** The idempotency key is empty before the first attempt to send. */
export type Draft<Values extends object> = {
  values: Values;
  key: string;
  /** The stored values from which the user's changes started, if they are known. */
  basis?: Values;
};

/** Returns, for each field, the stored value if it is kept and has the default's type, else the default. */
function pickValues<Values extends object>(
  base: Values,
  found: object,
  isKept: (field: string) => boolean,
): Values {
  const entries = Object.entries(base).map(([field, otherwise]) => {
    const value: unknown = Reflect.get(found, field);
    return [field, isKept(field) && typeof value === typeof otherwise ? value : otherwise];
  });
  return Object.fromEntries(entries);
}

export function readDraft<Values extends object>(storageKey: StorageKey, base: Values): Draft<Values> | null {
  return tabStorage.readJson(storageKey, (found) => {
    const { values, key, basis } = (found ?? {}) as { values?: unknown; key?: unknown; basis?: unknown };
    if (!isRecord(values) || typeof key !== "string") return null;
    // A field that was never filled in takes its present default, such as a member's name after the sign-up.
    const isKept = (field: string) => !isRecord(basis) || values[field] !== "" || basis[field] !== "";
    return {
      values: pickValues(base, values, isKept),
      key,
      ...(isRecord(basis) && { basis: pickValues(base, basis, isKept) }),
    };
  });
}

const unstored = new Set<StorageKey>();

function askBeforeLeaving(event: BeforeUnloadEvent) {
  if ([...unstored].some(tabStorage.isUnstored)) event.preventDefault();
}

/** Stores a draft. If the browser cannot store it, the browser asks before the page is left. */
export function keepDraft<Values extends object>(storageKey: StorageKey, draft: Draft<Values>) {
  tabStorage.writeJson(storageKey, draft);
  if (!tabStorage.isUnstored(storageKey)) return;
  unstored.add(storageKey);
  addEventListener("beforeunload", askBeforeLeaving);
}

export function dropDraft(storageKey: StorageKey) {
  tabStorage.remove(storageKey);
}
