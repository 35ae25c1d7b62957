"use client";

import { OutLink } from "@/components/layout/out-link";
import styles from "./open-tools.module.css";
import { useOpenTools } from "./use-open-tools";

type OpenToolsProps = { note: string; open: string; all: readonly { id: string; name: string }[] };

/** A line of a page that tells which tools are open, once one is. It has the room for all of them from the start. */
export function OpenTools({ note, open, all }: OpenToolsProps) {
  const { place, tools } = useOpenTools();
  const opened = all.filter(({ id }) => tools[id]);
  return (
    <span ref={place} className={styles.stack}>
      <span className={styles.room} aria-hidden="true">
        {open}: {all.map(({ name }) => name).join(" · ")}
      </span>
      <span className={opened.length ? styles.room : undefined} aria-hidden={opened.length > 0}>
        {note}
      </span>
      {opened.length ? (
        <span>
          {open}:{" "}
          {opened.map(({ id, name }, index) => (
            <span key={id}>
              {index ? " · " : null}
              <OutLink className={styles.link} href={tools[id] ?? ""}>
                {name}
              </OutLink>
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}
