import { type ReactNode, useId } from "react";
import { DeskLink } from "./desk-link";

type DeskPanelProps = {
  title: ReactNode;
  link?: { href: string; label: string };
  badge?: ReactNode;
  children: ReactNode;
};

/** A sheet of the Desk with its heading, and a link or a badge beside it. */
export function DeskPanel({ title, link, badge, children }: DeskPanelProps) {
  const id = useId();
  return (
    <section className="sheet" aria-labelledby={id}>
      <div className="sheet__head">
        <h2 id={id}>{title}</h2>
        {badge}
        {link ? <DeskLink href={link.href}>{link.label}</DeskLink> : null}
      </div>
      {children}
    </section>
  );
}
