import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { DeskSheet } from "./desk-sheet";

/** What a page of the Desk shows when its records could not be fetched. */
export function DeskFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <DeskSheet className="space-y-s4" role="alert">
      <h1>{desk.failed.heading}</h1>
      <p>{desk.failed.text}</p>
      <Button onClick={onRetry}>{desk.failed.retry}</Button>
    </DeskSheet>
  );
}
