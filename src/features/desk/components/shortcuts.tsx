"use client";

import { useEffect, useState } from "react";
import { desk } from "@/content/desk";
import { classNames } from "@/lib/class-names";
import { useStore } from "@/lib/use-store";
import { areKeysOn, pressKey, readChoice } from "../shortcut-keys";
import { ShortcutsDialog } from "./shortcuts-dialog";

const text = desk.shortcuts;

/** Returns whether a key is typed into a field and is not a shortcut. */
function isWriting({ target }: KeyboardEvent) {
  const written = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(written) !== null;
}

/** Single-key shortcuts, announced by `aria-keyshortcuts`. */
export function Shortcuts({ className }: { className: string }) {
  const isOn = useStore(areKeysOn);
  const [isOpen, setOpen] = useState(false);

  useEffect(readChoice, []);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || isWriting(event)) return;
      if (document.querySelector("dialog[open]")) return;
      if (key === "?") setOpen(true);
      else if (!isOn || (repeat && key !== "j" && key !== "k") || !pressKey(key)) return;
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
