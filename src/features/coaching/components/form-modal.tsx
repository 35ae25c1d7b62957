import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { Button } from "@/components/ui/button";
import { type Closing, Modal, ModalDialog } from "@/components/ui/modal";
import modalStyles from "@/components/ui/modal.module.css";
import { reopenDialog } from "@/components/ui/reopen-dialog";
import { coachingModal } from "@/content/coaching-forms";
import styles from "./form-modal.module.css";
import { FormSent, type Thanks } from "./form-parts";

export type CoachingModalProps = {
  onClose: () => void;
  defaults?: { name?: string; email?: string };
};

type FormModalProps = Pick<CoachingModalProps, "onClose"> & {
  form: { isSending: boolean; hasInput: () => boolean };
  title: string;
  figure: 2 | 3;
  isNarrow?: boolean;
  aside: ReactNode;
  /** Replaces the form once it is sent. */
  thanks: Thanks | null;
  children: ReactNode;
};

export function FormModal(props: FormModalProps) {
  const { onClose, form, title, figure, isNarrow, aside, thanks, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const questionId = useId();
  const headingId = thanks ? `${id}-sent` : id;
  const { leave } = coachingModal;

  function onAsked(how: Closing) {
    // A request in transit cannot be cancelled, so the dialog stays open for its result.
    if (form.isSending) {
      if (how === "forced") reopenDialog(headingId);
      return;
    }
    if (how === "asked" && !thanks && form.hasInput()) setIsAsking(true);
    else onClose();
  }

  return (
    <Modal
      onClose={onAsked}
      headingId={headingId}
      closeLabel={coachingModal.close}
      className={thanks ? styles.thanks : clsx(modalStyles.withSide, isNarrow && styles.narrow)}
    >
      {thanks ? (
        <FormSent headingId={headingId} figure={figure} {...thanks} />
      ) : (
        <div className={modalStyles.grid}>
          <div className={clsx("on-night", modalStyles.side)}>
            <h2 id={headingId} tabIndex={-1}>
              {title}
            </h2>
            {aside}
            <MethodFigure n={figure} className={clsx("hidden", styles.figure)} />
          </div>
          {children}
        </div>
      )}
      {isAsking ? (
        <ModalDialog
          onClose={() => setIsAsking(false)}
          headingId={questionId}
          textId={`${questionId}-text`}
          role="alertdialog"
          className={styles.question}
        >
          <div className="relative overflow-y-auto p-[min(clamp(1.5rem,1rem+2vw,2.25rem),7.5vw)]">
            <h2 id={questionId} tabIndex={-1} className="text-h3">
              {leave.heading}
            </h2>
            <p id={`${questionId}-text`} className="mt-s3 text-ink-2">
              {leave.text}
            </p>
            <div className="mt-s5 flex flex-wrap gap-s3">
              <Button size="small" onClick={() => setIsAsking(false)}>
                {leave.stay}
              </Button>
              <Button size="small" variant="line" onClick={onClose}>
                {leave.go}
              </Button>
            </div>
          </div>
        </ModalDialog>
      ) : null}
    </Modal>
  );
}
