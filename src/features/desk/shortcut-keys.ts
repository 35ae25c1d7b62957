import { createStore } from "@/lib/create-store";
import { browserStorage } from "@/lib/storage";
import { toLowerCase } from "@/lib/text-normalization";

const storedAs = "aurea.desk.keys";
const off = "off";

/** False until the browser's stored setting is read. */
export const areShortcutsOn = createStore(false);

export function readChoice() {
  areShortcutsOn.set(browserStorage.read(storedAs) !== off);
}

export function chooseKeys(isOn: boolean) {
  if (isOn) browserStorage.remove(storedAs);
  else browserStorage.write(storedAs, off);
  areShortcutsOn.set(isOn);
}

/** Returns only visible and enabled elements, in page order. */
export function findShortcutElements() {
  const all = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
  return all.filter((part) => isVisible(part) && !part.closest("[inert], [aria-disabled=true]"));
}

// Safari before 17.4 has no checkVisibility.
const isVisible = (part: HTMLElement) => part.checkVisibility?.() ?? part.getClientRects().length > 0;

/** Counts and visually hidden texts come after the first text node, so they are left out. */
function readText(part: Element) {
  return [...part.childNodes].find((node) => node.textContent?.trim())?.textContent;
}

function isTextField(part: HTMLElement) {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement;
}

export function readName(part: HTMLElement) {
  const label = isTextField(part) ? part.labels?.[0] : null;
  return part.getAttribute("aria-label") ?? readText(label ?? part)?.trim() ?? "";
}

export function findRowLinks() {
  const rows = [...document.querySelectorAll("main tbody tr")];
  return rows.map((row) => row.querySelector<HTMLElement>("a[href]")).filter((link) => link !== null);
}

/** Starts at the first row if no row has the focus. Returns whether there are rows. */
function goToRow(step: number) {
  const links = findRowLinks();
  const here = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const next = here === -1 ? links[0] : links[here + step];
  next?.focus();
  return links.length > 0;
}

/** Matches a letter, combining mark, digit or question mark of a script other than Latin. */
const isOfOtherScript = /^(?![\p{Script=Latin}\p{ASCII}])[\p{L}\p{M}\p{Nd}\u061f]/u;

/** Returns the character that an English keyboard has at the position of a key. */
function readLatinLetter({ code, shiftKey }: KeyboardEvent) {
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? "";
}

/** Returns the shortcut of a key on any keyboard layout; "" if a modifier is pressed. */
export function readShortcut(event: KeyboardEvent) {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing || event.getModifierState("AltGraph")) return "";
  // Japanese and Chinese keyboards can type full-width forms of Latin letters.
  const plain = toLowerCase(key.normalize("NFKC"));
  const name = isOfOtherScript.test(plain) ? readLatinLetter(event) : plain;
  return shiftKey && /^[a-z]$/.test(name) ? "" : name;
}

/** Returns whether a shortcut was run. */
export function pressKey(key: string) {
  const part = findShortcutElements().find((one) => one.getAttribute("aria-keyshortcuts") === key);
  if (part) {
    if (isTextField(part)) part.focus();
    else part.click();
    return true;
  }
  if (key === "j") return goToRow(1);
  if (key === "k") return goToRow(-1);
  return false;
}
