import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";

/** What a page of the Desk shows when its records could not be fetched. */
export function DeskFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="sheet desk-failure" role="alert">
      <h1>{desk.failed.heading}</h1>
      <p>{desk.failed.text}</p>
      <Button onClick={onRetry}>{desk.failed.retry}</Button>
    </div>
  );
}
