"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Message } from "@/components/ui/message";

/** Good news in place of the button that was pressed: it takes the focus from there, and so is read out. */
export function SuccessNotice({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => element.current?.focus(), []);

  return (
    <div ref={element} tabIndex={-1} className={className}>
      <Message tone="ok" live={false}>
        {children}
      </Message>
    </div>
  );
}
