"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { desk } from "@/content/desk";
import { classNames } from "@/lib/class-names";
import styles from "./desk-dialog.module.css";

type DeskQuestionProps = {
  words: { heading: string; text: string; confirm: string; cancel: string; close: string };
  isDanger?: boolean;
  isBusy: boolean;
  complaint: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an irreversible action. */
export function DeskQuestion(props: DeskQuestionProps) {
  const { words, isDanger, isBusy, complaint, onConfirm, onClose } = props;
  const id = useId();
  return (
    <Modal
      isOpen
      onClose={onClose}
      headingId={id}
      closeLabel={words.close}
      role="alertdialog"
      className={classNames(styles.dialog, styles.small)}
    >
      <div className={styles.inner}>
        <h2 id={id} tabIndex={-1}>
          {words.heading}
        </h2>
        <p>{words.text}</p>
        {complaint}
        <div className="flex flex-wrap gap-s3 max-[30rem]:[&>*]:w-full">
          <Button
            size="small"
            variant={isDanger ? "danger" : "primary"}
            busy={isBusy}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onConfirm}
          >
            {isBusy ? desk.sending : words.confirm}
          </Button>
          <Button size="small" variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
