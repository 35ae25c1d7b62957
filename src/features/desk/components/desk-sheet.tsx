import { type ReactNode, useId } from "react";
import { classNames } from "@/lib/class-names";
import { DeskLink } from "./desk-link";

const sheet = "min-w-0 rounded-sheet border border-dune-line bg-paper";

type DeskSheetProps = { role?: "alert"; labelledBy?: string; className?: string; children: ReactNode };

/** With a label the sheet is a landmark region. */
export function DeskSheet({ role, labelledBy, className, children }: DeskSheetProps) {
  const Tag = labelledBy ? "section" : "div";
  return (
    <Tag className={classNames(sheet, "p-sheet", className)} role={role} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}

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
      <div className="mb-s4 flex break-after-avoid items-baseline justify-between gap-4 max-[18rem]:flex-wrap">
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

type DeskEmptyProps = { isSheet?: boolean; className?: string; children: ReactNode };

export function DeskEmpty({ isSheet, className, children }: DeskEmptyProps) {
  const look = classNames(
    "max-w-[34em] py-s2 text-base text-ink-2",
    isSheet && [sheet, "px-sheet"],
    className,
  );
  return <p className={look}>{children}</p>;
}
