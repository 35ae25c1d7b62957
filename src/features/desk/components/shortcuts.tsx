import { useEffect, useState } from "react";
import { desk } from "@/content/desk";
import { classNames } from "@/lib/class-names";
import { useStore } from "@/lib/use-store";
import {
  areShortcutsOn,
  chooseKeys,
  findRowLinks,
  findShortcutElements,
  pressKey,
  readChoice,
  readName,
  readShortcut,
} from "../shortcut-keys";
import { checkbox } from "./class-lists";
import { DeskDialog } from "./desk-dialog";

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
export function Shortcuts({ className }: { className: string }) {
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
        className={classNames("flex min-h-11 items-center gap-2 underline noscript:hidden", className)}
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
