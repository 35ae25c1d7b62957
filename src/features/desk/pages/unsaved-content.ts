import { isRecord } from "@/lib/is-record";
import { tabStorage } from "@/lib/tab-storage";
import type { Values } from "./form-schema";

/** Unsaved content, and the version of the draft that it is based on. */
export type UnsavedContent = { version: number | null; values: Values; confirmed: string[] };

const placeOf = (document: string) => `aurea.desk.page.${document}`;

/** Keeps unsaved content in this tab, in case the tab is reloaded or the coach signed out before a save. */
export function storeUnsavedContent(document: string, words: UnsavedContent) {
  tabStorage.writeJson(placeOf(document), words);
}

export function dropUnsavedContent(document: string) {
  tabStorage.remove(placeOf(document));
}

export function readUnsavedContent(document: string) {
  return tabStorage.readJson<UnsavedContent>(placeOf(document), (found) => {
    if (!isRecord(found) || !isRecord(found.values) || !Array.isArray(found.confirmed)) return null;
    const version = typeof found.version === "number" ? found.version : null;
    return { version, values: found.values, confirmed: found.confirmed.map(String) };
  });
}
