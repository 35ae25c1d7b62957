import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { deskSheet } from "./desk-sheet";

type DeskEmptyProps = { isSheet?: boolean; className?: string; children: ReactNode };

/** Shown in place of an empty list, optionally as a sheet of its own. */
export function DeskEmpty({ isSheet, className, children }: DeskEmptyProps) {
  return (
    <p
      className={classNames(
        "max-w-[34em] py-s2 text-base text-ink-2",
        isSheet && [deskSheet, "px-sheet"],
        className,
      )}
    >
      {children}
    </p>
  );
}
