import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** The look of a sheet of the Desk, without its padding. */
export const deskSheet = "min-w-0 rounded-sheet border border-dune-line bg-paper";

type DeskSheetProps = { role?: "alert"; labelledBy?: string; className?: string; children: ReactNode };

/** The light sheet on which the Desk lays its lists and records; with a name it is a region of the page. */
export function DeskSheet({ role, labelledBy, className, children }: DeskSheetProps) {
  const Tag = labelledBy ? "section" : "div";
  return (
    <Tag className={classNames(deskSheet, "p-sheet", className)} role={role} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
