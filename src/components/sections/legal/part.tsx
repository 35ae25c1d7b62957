import type { ReactNode } from "react";

type PartProps = { part: { id: string; title: string }; children: ReactNode };

export function Part({ part, children }: PartProps) {
  return (
    <section id={part.id} className="le-part" aria-labelledby={`h-${part.id}`}>
      <h2 id={`h-${part.id}`}>{part.title}</h2>
      {children}
    </section>
  );
}

export function PartList({ items }: { items: readonly string[] }) {
  return (
    <ul className="le-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
