import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { DeskSheet } from "./desk-sheet";

type DeskFailureProps = { text?: string; onRetry: () => void };

/** What a page of the Desk shows when its records could not be fetched. */
export function DeskFailure({ text = desk.failed.text, onRetry }: DeskFailureProps) {
  return (
    <DeskSheet className="space-y-s4" role="alert">
      <h1>{desk.failed.heading}</h1>
      <p>{text}</p>
      <Button onClick={onRetry}>{desk.failed.retry}</Button>
    </DeskSheet>
  );
}
