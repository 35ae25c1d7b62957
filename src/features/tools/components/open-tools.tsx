"use client";

import { OutLink } from "@/components/layout/out-link";
import { freeTools } from "@/content/free-tools";
import { products } from "@/content/products";
import styles from "./open-tools.module.css";
import { useOpenTools } from "./use-open-tools";

const { open } = products.toolkit;

/** A line of a page that tells which tools are open, once one is. It has the room for all of them from the start. */
export function OpenTools({ note }: { note: string }) {
  const { place, tools } = useOpenTools();
  const opened = freeTools.filter(({ id }) => tools[id]);
  return (
    <span ref={place} className={styles.stack}>
      <span className={styles.room} aria-hidden="true">
        {open}: {freeTools.map(({ name }) => name).join(" · ")}
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
