import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** Without padding. */
export const deskSheet = "min-w-0 rounded-sheet border border-dune-line bg-paper";

type DeskSheetProps = { role?: "alert"; labelledBy?: string; className?: string; children: ReactNode };

/** With a label it is a region of the page. */
export function DeskSheet({ role, labelledBy, className, children }: DeskSheetProps) {
  const Tag = labelledBy ? "section" : "div";
  return (
    <Tag className={classNames(deskSheet, "p-sheet", className)} role={role} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
