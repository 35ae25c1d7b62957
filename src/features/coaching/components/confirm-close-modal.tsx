"use client";

import { type ReactNode, type RefObject, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Closing, Modal, ModalDialog } from "@/components/ui/modal";
import { coachingModal } from "@/content/coaching-forms";
import styles from "./confirm-close-modal.module.css";
import type { OpenForm } from "./use-coaching-form";

/** `defaults` fills in what is known of a member. */
export type CoachingModalProps = {
  isOpen: boolean;
  onClose: () => void;
  defaults?: { name?: string; email?: string };
  onSuccess?: () => void;
};

type ConfirmCloseModalProps = {
  isOpen: boolean;
  onClose: () => void;
  headingId: string;
  className?: string;
  input: RefObject<OpenForm | null>;
  children: ReactNode;
};

/** Asks before closing over unsent input, and stays open while the form is being sent. */
export function ConfirmCloseModal({
  isOpen,
  onClose,
  headingId,
  className,
  input,
  children,
}: ConfirmCloseModalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { leave, close } = coachingModal;
  const questionId = useId();

  function goAway() {
    setIsAsking(false);
    onClose();
  }

  function onAsked(how: Closing) {
    // A request cannot be recalled, so its result is shown first.
    if (how === "asked" && input.current?.isSending()) return;
    if (how === "asked" && input.current?.hasInput()) setIsAsking(true);
    else goAway();
  }

  return (
    <Modal isOpen={isOpen} onClose={onAsked} headingId={headingId} closeLabel={close} className={className}>
      {children}
      {isAsking ? (
        <ModalDialog
          onClose={() => setIsAsking(false)}
          headingId={questionId}
          role="alertdialog"
          className={styles.question}
        >
          <div className="relative overflow-y-auto p-[clamp(1.5rem,1rem+2vw,2.25rem)]">
            <h2 id={questionId} tabIndex={-1} className="text-h3">
              {leave.heading}
            </h2>
            <p className="mt-s3 text-ink-2">{leave.text}</p>
            <div className="mt-s5 flex flex-wrap gap-s3">
              <Button size="small" onClick={() => setIsAsking(false)}>
                {leave.stay}
              </Button>
              <Button size="small" variant="line" onClick={goAway}>
                {leave.go}
              </Button>
            </div>
          </div>
        </ModalDialog>
      ) : null}
    </Modal>
  );
}
