import { tabStorage } from "@/lib/storage";

export type DraftName = "waitlist" | "application";
export type FormTexts = Record<string, string>;

/** What was typed and not sent, and the key under which it will be sent. */
export type Draft<Values extends FormTexts> = { values: Values; key: string };

const keyOf = (name: DraftName) => `aurea.draft.${name}`;

function textsOf<Values extends FormTexts>(base: Values, found: object): Values {
  const entries = Object.entries(base).map(([field, otherwise]) => {
    const value: unknown = Reflect.get(found, field);
    return [field, typeof value === "string" ? value : otherwise];
  });
  return Object.fromEntries(entries);
}

/** The draft this tab keeps of a form; null when there is none or it cannot be read. Unknown fields are left out. */
export function readDraft<Values extends FormTexts>(name: DraftName, base: Values): Draft<Values> | null {
  return tabStorage.readJson(keyOf(name), (found) => {
    const { values, key } = (found ?? {}) as { values?: unknown; key?: unknown };
    if (typeof values !== "object" || values === null || typeof key !== "string") return null;
    return { values: textsOf(base, values), key };
  });
}

export function keepDraft<Values extends FormTexts>(name: DraftName, draft: Draft<Values>) {
  tabStorage.writeJson(keyOf(name), draft);
}

export function dropDraft(name: DraftName) {
  tabStorage.remove(keyOf(name));
}
