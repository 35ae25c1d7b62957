import { type ReactNode, useId } from "react";
import { DeskLink } from "./desk-link";
import { DeskSheet } from "./desk-sheet";

type DeskPanelProps = {
  title: ReactNode;
  link?: { href: string; label: string };
  badge?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function DeskPanel({ title, link, badge, className, children }: DeskPanelProps) {
  const id = useId();
  return (
    <DeskSheet labelledBy={id} className={className}>
      <div className="mb-s4 flex items-baseline justify-between gap-4">
        <h2 id={id}>{title}</h2>
        {badge}
        {link ? (
          <DeskLink
            className="-my-[0.7rem] inline-flex min-h-11 items-center whitespace-nowrap font-strong text-small"
            href={link.href}
          >
            {link.label}
          </DeskLink>
        ) : null}
      </div>
      {children}
    </DeskSheet>
  );
}
