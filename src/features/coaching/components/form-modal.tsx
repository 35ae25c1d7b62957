"use client";

import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { ModalColumns, modalWithSide } from "@/components/ui/modal-parts";
import { classNames } from "@/lib/class-names";
import { type CoachingModalProps, ConfirmCloseModal } from "./confirm-close-modal";
import styles from "./form-modal.module.css";
import type { OpenForm } from "./use-coaching-form";

type FormModalProps<Sent> = Omit<CoachingModalProps, "defaults"> & {
  title: string;
  figure: 2 | 3;
  isNarrow?: boolean;
  aside: ReactNode;
  form: (frame: { input: RefObject<OpenForm | null>; onSent: (sent: Sent) => void }) => ReactNode;
  thanks: (sent: Sent, frame: { headingId: string; startAgain: () => void; close: () => void }) => ReactNode;
};

export function FormModal<Sent>({
  isOpen,
  onClose,
  onSuccess,
  title,
  figure,
  isNarrow,
  aside,
  form,
  thanks,
}: FormModalProps<Sent>) {
  const [sent, setSent] = useState<{ values: Sent } | null>(null);
  const input = useRef<OpenForm>(null);
  const id = useId();
  const headingId = sent ? `${id}-sent` : id;
  const startAgain = () => setSent(null);

  function close() {
    startAgain();
    onClose();
  }

  function onSent(values: Sent) {
    setSent({ values });
    onSuccess?.();
  }

  return (
    <ConfirmCloseModal
      isOpen={isOpen}
      onClose={close}
      headingId={headingId}
      input={input}
      className={sent ? styles.thanks : classNames(modalWithSide, isNarrow && styles.narrow)}
    >
      {sent ? (
        thanks(sent.values, { headingId, startAgain, close })
      ) : (
        <ModalColumns
          side={
            <>
              <h2 id={headingId} tabIndex={-1}>
                {title}
              </h2>
              {aside}
              <MethodFigure n={figure} className={classNames("hidden", styles.figure)} />
            </>
          }
        >
          {form({ input, onSent })}
        </ModalColumns>
      )}
    </ConfirmCloseModal>
  );
}
