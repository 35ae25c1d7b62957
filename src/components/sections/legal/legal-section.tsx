import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./legal-section.module.css";

type LegalSectionProps = { part: { id: string; title: string }; children: ReactNode };

export function LegalSection({ part, children }: LegalSectionProps) {
  return (
    <section id={part.id} className={styles.part} aria-labelledby={`h-${part.id}`}>
      <h2 id={`h-${part.id}`}>{part.title}</h2>
      {children}
    </section>
  );
}

export function LegalList({ items }: { items: readonly string[] }) {
  return (
    <ul className={classNames("mt-s4 border-gold border-t", styles.list)}>
      {items.map((item) => (
        <li key={item} className="leading-normal">
          {item}
        </li>
      ))}
    </ul>
  );
}
