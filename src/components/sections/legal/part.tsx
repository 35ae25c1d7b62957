import type { ReactNode } from "react";
import styles from "./part.module.css";

type PartProps = { part: { id: string; title: string }; children: ReactNode };

export function Part({ part, children }: PartProps) {
  return (
    <section id={part.id} className={styles.part} aria-labelledby={`h-${part.id}`}>
      <h2 id={`h-${part.id}`}>{part.title}</h2>
      {children}
    </section>
  );
}

export function PartList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
