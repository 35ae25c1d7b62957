import type { ReactNode } from "react";

/** Says to screen readers what a button shows while it works; the region stays, its words come and go. */
export function LiveStatus({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  );
}
