import { isPart } from "@/lib/is-part";
import { tabStorage } from "@/lib/tab-storage";
import type { Values } from "./form-schema";

/** Words that are not saved yet, and the version of the draft that they were written over. */
export type KeptWords = { version: number | null; values: Values; confirmed: string[] };

const placeOf = (document: string) => `aurea.desk.page.${document}`;

/** Keeps unsaved words in this tab: it may be loaded anew, or its coach signed out, before they are saved. */
export function keepWords(document: string, words: KeptWords) {
  tabStorage.writeJson(placeOf(document), words);
}

export function dropWords(document: string) {
  tabStorage.remove(placeOf(document));
}

/** Returns the unsaved words of a document, or null. */
export function readWords(document: string) {
  return tabStorage.readJson<KeptWords>(placeOf(document), (found) => {
    if (!isPart(found) || !isPart(found.values) || !Array.isArray(found.confirmed)) return null;
    const version = typeof found.version === "number" ? found.version : null;
    return { version, values: found.values, confirmed: found.confirmed.map(String) };
  });
}
