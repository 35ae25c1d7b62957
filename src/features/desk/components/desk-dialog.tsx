import { clsx } from "clsx";
import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { Button, TextButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { type Closing, Modal } from "@/components/ui/modal";
import { reopenDialog } from "@/components/ui/reopen-dialog";
import { desk } from "@/content/desk";
import { type Mutation, useChange } from "./use-change";

type DeskDialogProps = Pick<ComponentProps<typeof Modal>, "role" | "closeLabel" | "textId"> & {
  heading: string;
  isSmall?: boolean;
  /** True while the dialog must stay open; a dialog that the browser closes is then opened again. */
  isHeld?: boolean;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

export function DeskDialog(props: DeskDialogProps) {
  const { heading, isSmall, isHeld, actions, onClose, children, ...modal } = props;
  const id = useId();
  function close(how: Closing) {
    if (!isHeld) onClose();
    else if (how === "forced") reopenDialog(id);
  }
  const width = isSmall ? "w-[min(30rem,100vw-2rem)]" : "w-[min(38rem,100vw-2rem)]";
  return (
    <Modal headingId={id} className={clsx("m-auto rounded-sheet", width)} {...modal} onClose={close}>
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-s4 overflow-y-auto overscroll-contain p-[clamp(1.4rem,1rem+2vw,2.25rem)] wrap-anywhere [&>p]:text-base [&>p]:text-ink-2 [&>p]:leading-normal">
        <h2 id={id} tabIndex={-1} className="pr-9 text-h3 leading-[1.2]">
          {heading}
        </h2>
        {children}
        {actions ? (
          <div className="flex flex-wrap gap-s3 max-[30rem]:[&>button]:w-full">{actions}</div>
        ) : null}
      </div>
    </Modal>
  );
}

type DeskQuestionProps = {
  texts: {
    heading: string;
    text?: string;
    preparing?: string;
    confirm: string;
    cancel: string;
    close: string;
  };
  isDanger?: boolean;
  isLarge?: boolean;
  /** False for a dialog with fields or a long text. */
  isAlert?: boolean;
  change: { isBusy: boolean; failure: { message: string } | null };
  /** True while data is loaded or saved before the change; the question can still be closed. */
  isPreparing?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

export function DeskQuestion({ texts, isDanger, isLarge, isAlert = true, ...props }: DeskQuestionProps) {
  const { change, isPreparing, children, onConfirm, onClose } = props;
  const { isBusy: isHeld, failure } = change;
  const textId = useId();
  return (
    <DeskDialog
      role={isAlert ? "alertdialog" : undefined}
      heading={texts.heading}
      closeLabel={texts.close}
      textId={texts.text ? textId : undefined}
      isSmall={!isLarge}
      // Stays open until the response, because the dialog shows a failure and the page is out of date until then.
      isHeld={isHeld}
      onClose={onClose}
      actions={
        <>
          <BusyButton
            size="small"
            variant={isDanger ? "danger" : "primary"}
            texts={{ submit: texts.confirm, sending: (!isHeld && texts.preparing) || desk.sending }}
            isBusy={isHeld || Boolean(isPreparing)}
            onClick={onConfirm}
          />
          <Button size="small" variant="line" onClick={isHeld ? undefined : onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p id={textId} hidden={!texts.text}>
        {texts.text}
      </p>
      {children}
      {failure ? <Message tone="error">{failure.message}</Message> : null}
    </DeskDialog>
  );
}

type QuestionButtonProps<Input> = Pick<DeskQuestionProps, "texts" | "isDanger" | "isPreparing"> &
  ComponentProps<"button"> & {
    mutation: Mutation<Input>;
    input: Input;
    /** Called when the question opens, to load the values that it shows. */
    onAsk?: () => void;
    onDone?: () => void;
    onConflict?: () => void;
    onFailed?: () => void;
    look?: ComponentType<ComponentProps<"button">>;
  };

/** A button that asks a question in a dialog, and then runs a mutation. The dialog shows a failure. */
export function QuestionButton<Input>(props: QuestionButtonProps<Input>) {
  const { texts, isDanger, isPreparing, mutation, input, onAsk, onDone, onConflict, onFailed, ...rest } =
    props;
  const { look: Look = TextButton, ...button } = rest;
  const update = useChange(mutation);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const closeAnd = (next?: () => void) => () => {
    close();
    next?.();
  };

  function ask() {
    update.clear();
    setIsAsking(true);
    onAsk?.();
  }

  async function confirm() {
    if (!(await update.change(input, closeAnd(onDone), onConflict && closeAnd(onConflict)))) onFailed?.();
  }

  return (
    <>
      <Look onClick={button["aria-disabled"] ? undefined : ask} {...button} />
      {isAsking ? (
        <DeskQuestion
          texts={texts}
          isDanger={isDanger}
          isPreparing={isPreparing}
          change={update}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      ) : null}
    </>
  );
}
