import type { ReactNode } from "react";

/** The live region stays mounted while its text changes, so that screen readers announce each text. */
export function LiveStatus({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  );
}
