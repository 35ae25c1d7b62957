import { Message } from "@/components/ui/message";

export type ShownFailure = { message: string; hint?: string };

type FailureMessageProps = { failure: ShownFailure | null; className?: string };

export function FailureMessage({ failure, className = "mt-5" }: FailureMessageProps) {
  if (!failure) return null;
  return (
    <Message tone="error" className={className}>
      <p>{failure.message}</p>
      {failure.hint ? <p className="mt-1 text-small">{failure.hint}</p> : null}
    </Message>
  );
}
