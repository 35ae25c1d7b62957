import { useEffect, useState } from "react";
import { desk } from "@/content/desk";
import { createStore, useStore } from "@/lib/create-store";
import { browserStorage } from "@/lib/storage";
import { toLowerCase } from "@/lib/text-normalization";
import { checkbox } from "./class-lists";
import { DeskDialog } from "./desk-dialog";

const storageKey = "aurea.desk.keys";
const off = "off";

/** False until the browser's stored setting is read. */
const areShortcutsOn = createStore(false);

function readChoice() {
  areShortcutsOn.set(browserStorage.read(storageKey) !== off);
}

function chooseKeys(isOn: boolean) {
  if (isOn) browserStorage.remove(storageKey);
  else browserStorage.write(storageKey, off);
  areShortcutsOn.set(isOn);
}

/** Returns only visible and enabled elements, in page order. */
function findShortcutElements() {
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

function readName(part: HTMLElement) {
  const label = isTextField(part) ? part.labels?.[0] : null;
  return part.getAttribute("aria-label") ?? readText(label ?? part)?.trim() ?? "";
}

function findRowLinks() {
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

/** Matches a letter, combining mark, digit, question mark, comma or middle dot of a script other than Latin. */
const nonLatin = /^(?![\p{Script=Latin}\p{ASCII}])[\p{L}\p{M}\p{Nd}\u061f\u3001\u30fb]/u;

/** Recognises a sign other than / and ? in place of a digit (French), and an apostrophe in place of W (Hebrew only). */
const isSign = ({ key, code }: KeyboardEvent) => /^(?:Digit\d[^\p{L}\d/?]|KeyW')$/u.test(code + key);

/** Returns the character that an English keyboard has at the position of a key. */
function readLatinLetter({ code, shiftKey }: KeyboardEvent) {
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? "";
}

/** Returns the shortcut of a key on any keyboard layout; "" if a modifier is pressed. */
export function readShortcut(event: KeyboardEvent) {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
  // The keydown event that Chrome sends when it fills in a field has no key.
  if (!key || ctrlKey || metaKey || altKey || isComposing || event.getModifierState("AltGraph")) return "";
  // Japanese and Chinese keyboards can type full-width forms of Latin letters.
  const plain = toLowerCase(key.normalize("NFKC"));
  const isByPosition = nonLatin.test(plain) || (isSign(event) && !shiftKey);
  const name = isByPosition ? readLatinLetter(event) : plain;
  return shiftKey && /^[a-z]$/.test(name) ? "" : name;
}

/** Returns whether a shortcut was run. */
function pressKey(key: string) {
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

const text = desk.shortcuts;

/** Pages with a list have two additional shortcuts. */
function readKeys() {
  const named = findShortcutElements().map((part) => ({
    key: part.getAttribute("aria-keyshortcuts") ?? "",
    what: part.title || readName(part),
  }));
  const known = new Set(named.map(({ key }) => key));
  const rows = [
    { key: "j", what: text.row.next },
    { key: "k", what: text.row.previous },
  ];
  if (findRowLinks().length === 0) return named;
  return [...rows.filter(({ key }) => !known.has(key)), ...named];
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStore(areShortcutsOn);
  const [keys] = useState(readKeys);
  return (
    <DeskDialog heading={text.heading} closeLabel={text.close} onClose={onClose}>
      <p>{text.text}</p>
      <dl className="columns-[2_14rem] gap-x-s5">
        {keys.map(({ key, what }) => (
          <div
            key={key}
            className="grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-s3 py-[0.3rem]"
          >
            <dt>
              <kbd className="inline-block min-w-[1.9rem] rounded-sheet border border-dune-line bg-sand px-[0.4rem] text-center font-text text-small">
                {key}
              </kbd>
            </dt>
            <dd className="wrap-anywhere">{what}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3 text-base">
        <input
          type="checkbox"
          className={checkbox}
          checked={isOn}
          onChange={(event) => chooseKeys(event.target.checked)}
        />
        {text.isOn}
      </label>
    </DeskDialog>
  );
}

/** A key pressed in a text field or a select is not a shortcut. */
function isWriting({ target }: KeyboardEvent) {
  const written = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(written) !== null;
}

/** Elements name their shortcut in `aria-keyshortcuts`. */
export function Shortcuts() {
  const isOn = useStore(areShortcutsOn);
  const [isOpen, setOpen] = useState(false);

  useEffect(readChoice, []);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const key = readShortcut(event);
      if (!key || event.defaultPrevented || isWriting(event)) return;
      if (document.querySelector("dialog[open]")) return;
      const isRepeatable = key === "j" || key === "k";
      if (key !== "?" && (!isOn || (event.repeat && !isRepeatable))) return;
      if (key === "?") setOpen(true);
      else if (!pressKey(key)) return;
      event.preventDefault();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);

  return (
    <>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 underline max-tab:hidden noscript:hidden"
        title={text.openTitle}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text.open} <kbd>?</kbd>
      </button>
      {isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
