import { tabStorage } from "./tab-storage";

/** What was typed and not sent, and the key under which it was tried; empty before the first try. */
export type Draft<Values extends object> = { values: Values; key: string };

/** Of what was found, what is of the kind that its field has at first. */
function valuesOf<Values extends object>(base: Values, found: object): Values {
  const entries = Object.entries(base).map(([field, otherwise]) => {
    const value: unknown = Reflect.get(found, field);
    return [field, typeof value === typeof otherwise ? value : otherwise];
  });
  return Object.fromEntries(entries);
}

/** The draft this tab keeps of a form; null when there is none or it cannot be read. Unknown fields are left out. */
export function readDraft<Values extends object>(place: string, base: Values): Draft<Values> | null {
  return tabStorage.readJson(place, (found) => {
    const { values, key } = (found ?? {}) as { values?: unknown; key?: unknown };
    if (typeof values !== "object" || values === null || typeof key !== "string") return null;
    return { values: valuesOf(base, values), key };
  });
}

export function keepDraft<Values extends object>(place: string, draft: Draft<Values>) {
  tabStorage.writeJson(place, draft);
}

export function dropDraft(place: string) {
  tabStorage.remove(place);
}
