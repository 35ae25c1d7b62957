import type { ReactNode } from "react";
import { Message } from "./message";

type LiveMessageProps = { tone: "error" | "ok" | "info"; className?: string; children: ReactNode };

/** A live region that stays on the page while its message comes and goes, so that screen readers hear each. */
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
