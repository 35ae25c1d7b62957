"use client";

import { useId, useState } from "react";
import { Modal } from "@/components/ui/modal";
import { desk } from "@/content/desk";
import { useStore } from "@/lib/use-store";
import { areKeysOn, chooseKeys, nameOf, rowLinks, withKeys } from "../shortcut-keys";
import { checkbox } from "./checkbox-look";
import styles from "./desk-dialog.module.css";

const text = desk.shortcuts;

/** Returns the shortcuts of the current page; a list with rows has two more. */
function readKeys() {
  const named = withKeys().map((part) => ({
    key: part.getAttribute("aria-keyshortcuts") ?? "",
    what: part.title || nameOf(part),
  }));
  const known = new Set(named.map(({ key }) => key));
  const rows = [
    { key: "j", what: text.row.next },
    { key: "k", what: text.row.previous },
  ];
  return [...(rowLinks().length ? rows.filter(({ key }) => !known.has(key)) : []), ...named];
}

/** Lists the shortcuts of this page and allows turning them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const isOn = useStore(areKeysOn);
  const [keys] = useState(readKeys);
  return (
    <Modal isOpen headingId={id} closeLabel={text.close} onClose={onClose} className={styles.dialog}>
      <div className={styles.inner}>
        <h2 id={id} tabIndex={-1}>
          {text.heading}
        </h2>
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
      </div>
    </Modal>
  );
}
