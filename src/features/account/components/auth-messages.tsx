import { type ReactNode, useEffect, useRef } from "react";
import { Message } from "@/components/ui/message";

export type ShownFailure = { message: string; hint?: string };

type FailureMessageProps = { failure: ShownFailure | null; id?: string; className?: string };

export function FailureMessage({ failure, id, className = "mt-5" }: FailureMessageProps) {
  if (!failure) return null;
  return (
    <Message id={id} tone="error" className={className}>
      <p>{failure.message}</p>
      <p className="mt-1 text-small" hidden={!failure.hint}>
        {failure.hint}
      </p>
    </Message>
  );
}

/** Replaces the clicked button and takes the focus, so that screen readers announce the message. */
export function SuccessNotice({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => element.current?.focus(), []);

  return (
    <div ref={element} tabIndex={-1} className={className}>
      <Message tone="ok" isLive={false}>
        {children}
      </Message>
    </div>
  );
}
