import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import { DeskDialog } from "../../components/desk-dialog";
import { differencesOf } from "../differences";
import type { Values } from "../form-schema";
import { ownDayAndTime, ownTime } from "../own-time";
import type { DeskPage } from "../read-service";
import { DifferenceList } from "./difference-list";

const { conflict: words } = deskPages;

function whatHappened({ draft }: DeskPage) {
  if (!draft) return words.ended;
  const name = draft.by ?? words.aFormerMember;
  if (draft.publishAt) return words.scheduled(name, ownDayAndTime(draft.publishAt));
  return words.saved(name, ownTime(draft.at));
}

type ConflictDialogProps = {
  /** The other coach's stored version; null if it could not be fetched. */
  theirs: DeskPage | null;
  mine: Values;
  onMine: (theirs: DeskPage) => void;
  onTheirs: (theirs: DeskPage) => void;
  onRetry: () => void;
  onClose: () => void;
};

export function ConflictDialog({ theirs, mine, onMine, onTheirs, onRetry, onClose }: ConflictDialogProps) {
  const canKeepMine = theirs !== null && !theirs.draft?.publishAt;
  return (
    <DeskDialog
      role="alertdialog"
      heading={words.heading}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        theirs ? (
          <>
            {canKeepMine ? (
              <Button size="small" onClick={() => onMine(theirs)}>
                {words.mine}
              </Button>
            ) : null}
            <Button size="small" variant="line" onClick={() => onTheirs(theirs)}>
              {words.theirs}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {theirs ? (
        <>
          <p>{whatHappened(theirs)}</p>
          <p>{words.text}</p>
          <DifferenceList differences={differencesOf(theirs.schema, theirs.values, mine)} none={words.same} />
        </>
      ) : (
        <Message tone="error">{words.unread}</Message>
      )}
    </DeskDialog>
  );
}
