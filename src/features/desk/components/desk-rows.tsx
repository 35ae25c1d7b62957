import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type DeskRowsProps = { isOrdered?: boolean; className?: string; children: ReactNode };

/** A list inside a sheet, a line between its rows. */
export function DeskRows({ isOrdered, className, children }: DeskRowsProps) {
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <Tag className={className} role="list">
      {children}
    </Tag>
  );
}

type DeskRowProps = { start?: ReactNode; end?: ReactNode; className?: string; children: ReactNode };

/** start and end stand beside the text: a drawing, a badge, a button. */
export function DeskRow({ start, end, className, children }: DeskRowProps) {
  return (
    <li
      className={classNames(
        "flex items-center gap-4 border-dune-line border-b py-[0.7rem] text-base leading-[1.4] last:border-0",
        className,
      )}
    >
      {start}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {end}
    </li>
  );
}

/** A quiet line under a name. */
export function DeskSmall({ className, children }: { className?: string; children: ReactNode }) {
  return <small className={classNames("block text-ink-2 text-small", className)}>{children}</small>;
}
