"use client";

import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { deskPages } from "@/content/desk-pages";
import { DeskDialog } from "../../components/desk-dialog";
import type { Difference } from "../differences";
import { DifferenceList } from "./difference-list";

const { differences: changes, publish: words } = deskPages;

type QuestionProps = {
  texts: { heading: string; text: string; confirm: string; cancel: string; close: string };
  differences: Difference[];
  /** Shown instead of the differences if there are none. */
  none?: string;
  isBusy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Shows the differences and asks for confirmation. */
export function ChangesQuestion(props: QuestionProps) {
  const { texts, differences, none, isBusy, failure, onConfirm, onClose } = props;
  return (
    <DeskDialog
      role="alertdialog"
      heading={texts.heading}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button size="small" busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : onConfirm}>
            {isBusy ? desk.sending : texts.confirm}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {none && differences.length === 0 ? null : <p>{texts.text}</p>}
      <DifferenceList differences={differences} none={none} />
      {failure ? <Message tone="error">{failure}</Message> : null}
    </DeskDialog>
  );
}

type ChangesDialogProps = {
  heading?: string;
  text?: string;
  differences: Difference[];
  onClose: () => void;
};

export function ChangesDialog({ heading, text, differences, onClose }: ChangesDialogProps) {
  return (
    <DeskDialog heading={heading ?? changes.heading} closeLabel={changes.close} onClose={onClose}>
      {text ? <p>{text}</p> : null}
      <DifferenceList differences={differences} />
    </DeskDialog>
  );
}

type ProblemsDialogProps = {
  problems: readonly { path: string; label: string; message: string }[];
  onChoose: (path: string) => void;
  onClose: () => void;
};

/** Lists the errors to correct; each links to its field. */
export function ProblemsDialog({ problems, onChoose, onClose }: ProblemsDialogProps) {
  return (
    <DeskDialog heading={words.notYet} closeLabel={words.closeProblems} onClose={onClose}>
      <p>{words.problems(problems.length)}</p>
      <ul role="list" className="border-dune-line border-t">
        {problems.map(({ path, label, message }) => (
          <li key={`${path} ${message}`} className="border-dune-line border-b py-2 text-base">
            <button type="button" className="textbtn text-left text-base" onClick={() => onChoose(path)}>
              {label}
            </button>
            <p className="text-alert text-small">{message}</p>
          </li>
        ))}
      </ul>
    </DeskDialog>
  );
}
