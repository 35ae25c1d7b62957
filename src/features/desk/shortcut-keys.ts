import { createStore } from "@/lib/create-store";
import { browserStorage } from "@/lib/storage";

const storedAs = "aurea.desk.keys";
const off = "off";

/** Whether single keys do something here; until the browser is asked, they do not. */
export const areKeysOn = createStore(false);

export function readChoice() {
  areKeysOn.set(browserStorage.read(storedAs) !== off);
}

export function chooseKeys(isOn: boolean) {
  if (isOn) browserStorage.remove(storedAs);
  else browserStorage.write(storedAs, off);
  areKeysOn.set(isOn);
}

/** Everything on the page that says which key it has, in the order of the page; one that nobody sees has none. */
export function withKeys() {
  const all = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
  return all.filter((part) => part.checkVisibility() && !part.closest("[inert], [aria-disabled=true]"));
}

/** The words a part begins with, without what is counted or said after them. */
function wordsIn(part: Element) {
  return [...part.childNodes].find((node) => node.textContent?.trim())?.textContent;
}

/** What pressing the key of a part is called. */
export function nameOf(part: HTMLElement) {
  const label =
    part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement ? part.labels?.[0] : null;
  return part.getAttribute("aria-label") ?? wordsIn(label ?? part)?.trim() ?? "";
}

/** The links that stand for the rows of a list, one a row. */
export function rowLinks() {
  const rows = [...document.querySelectorAll("main tbody tr")];
  return rows.flatMap((row) => row.querySelector<HTMLElement>("a[href]") ?? []);
}

const steps: Record<string, number> = { j: 1, k: -1 };

/** Goes to the next or previous row of the list; the first key goes to where one would begin. */
function goToRow(step: number) {
  const links = rowLinks();
  const here = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const next = here === -1 ? links[0] : links[here + step];
  next?.focus();
  return links.length > 0;
}

/** Does what a key stands for on this page; says whether there was anything to do. */
export function pressKey(key: string) {
  const part = withKeys().find((one) => one.getAttribute("aria-keyshortcuts") === key);
  if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) part.focus();
  else if (part) part.click();
  else return key in steps && goToRow(steps[key] ?? 0);
  return true;
}
