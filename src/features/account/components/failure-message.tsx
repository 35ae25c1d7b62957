import { Message } from "@/components/ui/message";

export type ShownFailure = { message: string; hint?: string };

export function FailureMessage({ failure }: { failure: ShownFailure | null }) {
  if (!failure) return null;
  return (
    <Message tone="error" className="auth__message">
      <p>{failure.message}</p>
      {failure.hint ? <p className="auth__hint">{failure.hint}</p> : null}
    </Message>
  );
}
