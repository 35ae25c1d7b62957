import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { deskApplications } from "@/content/desk-applications";
import type { ChangeFailure } from "./use-change";

/** Why a move was not made; where somebody else was first, with a button to what is so now. */
export function MoveFailure({ failure, onShow }: { failure: ChangeFailure; onShow: () => void }) {
  return (
    <Message tone="error">
      <p>{failure.message}</p>
      {failure.isConflict ? (
        <Button className="mt-s3 bg-paper" size="small" variant="line" onClick={onShow}>
          {deskApplications.next.show}
        </Button>
      ) : null}
    </Message>
  );
}
