import type { ReactNode } from "react";
import { Message } from "./message";

type LiveMessageProps = { tone: "error" | "ok" | "info"; className?: string; children: ReactNode };

/** The live region stays mounted while its message changes, so that screen readers announce each. */
export function LiveMessage({ tone, className, children }: LiveMessageProps) {
  return (
    <div role={tone === "error" ? "alert" : "status"}>
      {children ? (
        <Message tone={tone} live={false} className={className}>
          {children}
        </Message>
      ) : null}
    </div>
  );
}
